// What was announced in a finished game of Mascarade, and whether it was true, from a replay through all ears.
import type { StepShown } from '../../wire';
import { asBallFact } from './view';

export interface Announcement {
  turn: number;
  by: string;
  mask: string; // as it was said
  is: string | null; // what lay there
  claimedBy: string[]; // who said the same
  shown: boolean; // the mask was turned up, since somebody claimed it
  usedBy: string[]; // who used the power
}

export function announcementsIn(steps: readonly StepShown[]): Announcement[] {
  const found: Announcement[] = [];
  let place = ''; // where the mask lies that was announced in this turn
  let now: Announcement | null = null;
  for (const step of steps) {
    for (const fact of step.facts.map(asBallFact)) {
      if (fact.kind === 'turn-began') {
        now = null;
      } else if (fact.kind === 'announced') {
        place = fact.at;
        now = { turn: step.turn, by: fact.by, mask: fact.mask, is: step.truth?.[place] ?? null, claimedBy: [], shown: false, usedBy: [] };
        found.push(now);
      } else if (now !== null && fact.kind === 'claimed') {
        now.claimedBy.push(fact.by);
      } else if (now !== null && fact.kind === 'revealed' && fact.at === place) {
        now.shown ||= now.usedBy.length === 0;
      } else if (now !== null && fact.kind === 'used') {
        now.usedBy.push(fact.by);
      }
    }
  }
  return found;
}

export function isBluff({ mask, is }: Announcement): boolean {
  return is !== mask;
}

/** A bluff holds when its power is used, and is caught when the mask is shown. */
export function hasHeld(announced: Announcement): boolean {
  return isBluff(announced) && announced.usedBy.includes(announced.by);
}
export function wasCaught(announced: Announcement): boolean {
  return isBluff(announced) && announced.shown;
}
