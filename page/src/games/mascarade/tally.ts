// What a player did in a finished game of Mascarade, from a replay through all ears: bluffs that held, liars caught.
import type { StepShown } from '../../wire';
import type { Tally } from '../family';
import { announcementsIn, hasHeld, isBluff } from './announcements';

/** A claim catches a liar when the mask that was announced is the claimer's. */
export function tally(steps: readonly StepShown[], you: string): Tally {
  const announced = announcementsIn(steps);
  const own = announced.filter(({ by }) => by === you);
  const claimed = announced.filter(({ claimedBy }) => claimedBy.includes(you));
  return {
    bluffs: own.filter(isBluff).length,
    bluffsHeld: own.filter(hasHeld).length,
    claims: claimed.length,
    liarsCaught: claimed.filter(({ usedBy }) => usedBy.includes(you)).length,
  };
}
