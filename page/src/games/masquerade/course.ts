// How many cards everybody had in play when each turn began, and who showed the King, out of what all were told.
import { seatColour } from '../../art/faces';
import { evenMarks, type Course } from '../../end/course';
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { emptyRows } from './rowsBefore';
import { asFact } from './view';
import type { MasqueradeView } from './wire';

export interface Line {
  player: string;
  cards: (number | null)[]; // at the beginning of each turn, and at the end; null: not yet at the table
  king: boolean[]; // whether the King lay open in this row then
}

export function courseOf(facts: readonly FactShown[], view: MasqueradeView, king: string): Line[] {
  const lines: Line[] = view.seats.map(({ player }) => ({ player, cards: [], king: [] }));
  let now = emptyRows(facts, { ...view, player: '-' });
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

/** The same as a chart. */
export function chartOf(
  facts: readonly FactShown[],
  view: MasqueradeView,
  king: string,
  words: Pick<Course, 'title' | 'note' | 'unit'>,
): Course {
  const lines = courseOf(facts, view, king);
  const most = Math.max(6, ...lines.flatMap(({ cards }) => cards.map((n) => n ?? 0)));
  return {
    ...words,
    lines: lines.map(({ player, cards, king: gold }) => ({ player, values: cards, gold, colour: seatColour(player) })),
    marks: evenMarks(0, most),
    goal: null,
    stairs: false,
  };
}
