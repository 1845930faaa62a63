// How many cards everybody had in play when each turn began, and who showed the King, out of what all were told.
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { asFact } from './view';
import type { MasqueradeView } from './wire';

export interface Line {
  player: string;
  cards: (number | null)[]; // at the beginning of each turn, and at the end; null: not yet at the table
  king: boolean[]; // whether the King lay open in this row then
}

export function courseOf(facts: readonly FactShown[], view: MasqueradeView, king: string): Line[] {
  const late = facts.map(asFact).flatMap((fact) => (fact.kind === 'joined' ? [fact.player] : []));
  const lines: Line[] = view.seats.map(({ player }) => ({ player, cards: [], king: [] }));
  let now: MasqueradeView = {
    ...view,
    player: '-',
    seats: view.seats.filter(({ player }) => !late.includes(player)).map(({ player }) => ({ player, drawn: 0, row: [] })),
    pile: [],
    hand: [],
    said: [],
    end: null,
    acting: null,
    attacker: null,
    attacked: null,
  };
  const mark = (): void => {
    for (const line of lines) {
      const row = now.seats.find(({ player }) => player === line.player)?.row;
      line.cards.push(row?.length ?? null);
      line.king.push(row?.some(({ card, side }) => card === king && side === 'up') ?? false);
    }
  };
  for (const fact of facts.map(asFact)) {
    if (fact.kind === 'turn-began' || fact.kind === 'ended') mark();
    now = fold(now, fact);
  }
  return lines;
}
