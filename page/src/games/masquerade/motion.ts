// What moves when something has just happened: which card, how, and from where. It depends on the kind of fact and on
// places alone, so that every back moves like every other.
import type { FactShown } from '../../wire';
import { asFact, placeOf, placesOf, seatOf, withHands } from './view';
import type { MasqueradeFact, MasqueradeTerms, MasqueradeView } from './wire';

/** Milliseconds. */
const TIMES = { put: 220, turn: 320, change: 500, lunge: 180, clash: 120, fall: 320 };

export const DECK = 'deck'; // where cards come from and go back to

/** A card that lies in a row now. `other` is a place, or the deck: where it comes from, or whom it attacks. */
export interface Motion {
  kind: 'comes' | 'put' | 'turns' | 'lunges' | 'struck';
  other: string | null;
  lasts: number;
}

/** A card as it lay before, which is drawn once more while it goes. */
export interface Leaving {
  at: string; // its place, in the rows of before
  kind: 'turns' | 'falls' | 'goes';
  lasts: number;
}

/** Something that has just happened, and the rows before it. */
export interface Happening {
  fact: FactShown & MasqueradeFact;
  before: MasqueradeView;
}

/** A moment that is told, with the rows as they lay before the eyes just before it; null: this page was not there. */
export function happening(
  moment: FactShown | null,
  rows: { before: (fact: FactShown) => MasqueradeView | null },
  terms: MasqueradeTerms,
): Happening | null {
  const before = moment === null ? null : rows.before(moment);
  return moment === null || before === null ? null : { fact: asFact(moment), before: withHands(before, terms) };
}

/** The motion of each card that moves, by its place in the rows of now. */
export function motionsOf({ fact, before }: Happening): Record<string, Motion> {
  switch (fact.kind) {
    case 'drew':
    case 'drew-unseen':
      return {
        [placeOf(fact.player, lengthOf(before, fact.player))]: { kind: 'comes', other: DECK, lasts: TIMES.put },
      };
    case 'laid-up':
    case 'laid-down':
      return { [fact.at]: { kind: 'put', other: null, lasts: TIMES.put } };
    case 'turned-up':
    case 'turned-down':
      return { [fact.at]: { kind: 'turns', other: null, lasts: TIMES.turn } };
    case 'attacks':
      return {
        [fact.at]: { kind: 'lunges', other: fact.target, lasts: TIMES.lunge + TIMES.clash },
        [fact.target]: { kind: 'struck', other: null, lasts: TIMES.lunge + TIMES.clash },
      };
    case 'moved':
      return { [endOf(before, fact.at, fact.there)]: { kind: 'comes', other: fact.at, lasts: TIMES.change } };
    default:
      return {};
  }
}

/** Cards that are not where they were. */
export function leavingAt({ fact, before }: Happening): Leaving[] {
  switch (fact.kind) {
    case 'turned-up':
    case 'turned-down':
      return [{ at: fact.at, kind: 'turns', lasts: TIMES.turn }];
    case 'killed':
    case 'discarded':
      return [{ at: fact.at, kind: 'falls', lasts: TIMES.fall }];
    case 'shuffled-away':
      return [{ at: fact.at, kind: 'goes', lasts: TIMES.change }];
    case 'gathered':
      return placesOf(before).map((at) => ({ at, kind: 'goes', lasts: TIMES.change }));
    default:
      return [];
  }
}

function lengthOf(view: MasqueradeView, player: string): number {
  return seatOf(view, player)?.row.length ?? 0;
}

/** Where a card lies that has gone to the right end of the row of `there`. */
function endOf(before: MasqueradeView, at: string, there: string): string {
  const [from, to] = [at.charAt(0), there.charAt(0)];
  const row = lengthOf(before, to.toUpperCase());
  return placeOf(to, from === to ? row - 1 : row);
}

/** As the browser draws it; `x` and `y` say how far it is to the other place. */
export function framesOf(kind: Motion['kind'] | Leaving['kind'], x: number, y: number): Keyframe[] {
  switch (kind) {
    case 'comes':
      return [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    case 'put':
      return [{ transform: 'translateY(-14px) scale(1.08)' }, { transform: 'none' }];
    case 'turns':
      return [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(90deg)', offset: 0.5 }, { transform: 'none' }];
    case 'lunges':
      return [
        { transform: 'none' },
        { transform: `translate(${x * 0.4}px, ${y * 0.4}px)`, offset: 0.6 },
        { transform: 'none' },
      ];
    case 'struck':
      return [
        { transform: 'none', offset: 0.6 },
        { transform: 'translateX(-5px)', offset: 0.73 },
        { transform: 'translateX(5px)', offset: 0.87 },
        { transform: 'none' },
      ];
    case 'falls':
      return [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(28px) rotate(14deg)', opacity: 0 },
      ];
    case 'goes':
      return [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
      ];
  }
}

/** The first half of a turn: the side that it lay on goes. */
export const TURNS_AWAY: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotateY(90deg)', offset: 0.5 },
  { transform: 'rotateY(90deg)' },
];
