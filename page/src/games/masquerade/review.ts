// What can be told of a game when it is over, out of all that anybody heard: how it was won, and what somebody did in
// it.
import type { FactShown, ReplayShown } from '../../wire';
import { placesIn } from './moments';
import { emptyRows, rowsBefore } from './rowsBefore';
import { asFact, cardAt, ownerOf } from './view';
import type { MasqueradeFact, MasqueradeView } from './wire';

/** All that anybody was told. */
export function factsOf(replay: ReplayShown): FactShown[] {
  return replay.steps.flatMap(({ facts }) => facts);
}

/** A moment that led to the end. */
export interface Step {
  fact: FactShown & MasqueradeFact;
  before: MasqueradeView; // the rows, as those saw them who watched
  cards: string[]; // that it is about: one, or one that attacks another
}

const PICTURES = 3;
const DEEDS: readonly MasqueradeFact['kind'][] = [
  'drew',
  'hides',
  'laid-up',
  'turned-up',
  'turned-down',
  'moved',
  'attacks',
  'killed',
  'discarded',
  'recalled',
  'spared',
  'substitutes',
  'hands-over',
];
// Why it ended, as the facts say it.
const NO_CARD = 'no card to draw';
const BOTH = 'both royals';

/** The last moments of those that led to the end: what happened to the King, and to the Queen where both have won. */
export function waysThere(facts: readonly FactShown[], view: MasqueradeView, king: string, queen: string): Step[] {
  const rows = rowsBefore(facts, emptyRows(facts, { ...view, player: '-' }));
  const isByDeck = view.end?.reason === NO_CARD;
  const crowns = view.end?.reason === BOTH ? [king, queen] : [king];
  const last = facts.findLast(({ kind }) => kind === 'drew-unseen');
  const steps = facts.map(asFact).flatMap((fact, n) => {
    const before = rows[n] ?? null;
    if (before === null) return [];
    const cards = [...new Set([...cardsIn(fact, before), ...namedIn(fact)])];
    const counts = DEEDS.includes(fact.kind) && cards.some((card) => crowns.includes(card));
    return counts || (isByDeck && fact.n === last?.n) ? [{ fact, before, cards }] : [];
  });
  return steps.slice(-PICTURES);
}

/** The cards that lie face up where a fact happens. */
function cardsIn(fact: MasqueradeFact, before: MasqueradeView): string[] {
  return placesIn(fact).flatMap((place) => cardAt(before, place)?.card ?? []);
}
function namedIn(fact: MasqueradeFact): string[] {
  return 'card' in fact ? [fact.card] : [];
}

/** What somebody did, and what was done to them. */
export interface OwnGame {
  attacks: number;
  kills: string[]; // cards of others
  lost: string[]; // own cards
  most: number; // cards in the own row at once
}

export function gameOf(player: string, facts: readonly FactShown[], view: MasqueradeView): OwnGame {
  const rows = rowsBefore(facts, emptyRows(facts, { ...view, player: '-' }));
  const killed = facts.map(asFact).flatMap((fact) => (fact.kind === 'killed' ? [fact] : []));
  return {
    attacks: facts.map(asFact).filter((fact) => fact.kind === 'attacks' && ownerOf(fact.at) === player).length,
    kills: killed.filter(({ killer, at }) => killer === player && ownerOf(at) !== player).map(({ card }) => card),
    lost: killed.filter(({ at }) => ownerOf(at) === player).map(({ card }) => card),
    most: Math.max(0, ...rows.map((row) => row?.seats.find((seat) => seat.player === player)?.row.length ?? 0)),
  };
}
