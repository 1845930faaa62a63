// What was announced in a finished game of Mascarade, and whether it was true, from a replay through all ears.
import type { StepShown } from '../../wire';
import { turnSteps, type Purses } from './turns';
import type { MascaradeFact } from './wire';

export interface Announcement {
  turn: number;
  by: string;
  mask: string; // as it was said
  is: string | null; // what lay there
  claimedBy: string[]; // who said the same
  shown: boolean; // the mask was turned up, since somebody claimed it
  usedBy: string[]; // who used the power
  effect: boolean; // using it did something: coins, masks or seats moved, something was seen, or the game ended
}

const EFFECTS: MascaradeFact['kind'][] = ['saw', 'revealed', 'shown-around', 'took-up', 'changed-seats'];

export function announcementsIn(steps: readonly StepShown[]): Announcement[] {
  const found: Announcement[] = [];
  let place = ''; // where the mask lies that was announced in this turn
  let now: Announcement | null = null;
  let before: Purses | null = null; // when the turn began, or an answer ago
  for (const { turn, facts, purses, truth } of turnSteps(steps)) {
    for (const fact of facts) {
      if (fact.kind === 'turn-began') {
        now = null;
      } else if (fact.kind === 'announced') {
        place = fact.at;
        now = {
          turn,
          by: fact.by,
          mask: fact.mask,
          is: truth?.[place] ?? null,
          claimedBy: [],
          shown: false,
          usedBy: [],
          effect: false,
        };
        found.push(now);
      } else if (now !== null && fact.kind === 'claimed') {
        now.claimedBy.push(fact.by);
      } else if (now !== null && fact.kind === 'revealed' && fact.at === place && now.usedBy.length === 0) {
        now.shown = true;
      } else if (now !== null && fact.kind === 'used') {
        now.usedBy.push(fact.by);
      } else if (now !== null && now.usedBy.length > 0) {
        now.effect ||= EFFECTS.includes(fact.kind) || isWin(fact) || (isPayment(fact) && haveChanged(before, purses));
      }
    }
    before = purses;
  }
  return found;
}

function isWin(fact: MascaradeFact): boolean {
  return fact.kind === 'ended' && fact.reason !== 'turn limit';
}

function isPayment({ kind }: MascaradeFact): boolean {
  return kind === 'paid' || kind === 'exchanged-wealth';
}

/** Two who have the same may exchange it: nothing happens. */
function haveChanged(before: Purses | null, after: Purses | null): boolean {
  return Object.entries(after ?? {}).some(([player, coins]) => coins !== before?.[player]);
}

/** A bluff holds when its power is used and does something, and is caught when the mask is shown. What nobody doubts
 * and nothing follows from, such as the Cheat with six coins, is no bluff. */
export function isBluff(announced: Announcement): boolean {
  return hasHeld(announced) || wasCaught(announced);
}
export function hasHeld(announced: Announcement): boolean {
  return isFalse(announced) && announced.effect && announced.usedBy.includes(announced.by);
}
export function wasCaught(announced: Announcement): boolean {
  return isFalse(announced) && announced.shown;
}

function isFalse({ mask, is }: Announcement): boolean {
  return is !== mask;
}
