// The swap under the cloth: two masks go to the middle, the cloth moves, and they come back. What the hands did there
// is in none of this.
import { underCloth } from './animationFold.svelte';
import { asBallFact, type BallView } from './view';
import type { FactShown } from '../../wire';

export interface SwapMotion {
  phase: 'taking' | 'under' | 'returning';
  hand: 'one' | 'other';
}

export interface Cloth {
  phase: SwapMotion['phase'];
  by: string;
  one: string;
  other: string;
}

/** The cloth at this moment, if it lies there. */
export function clothAt(view: BallView, moment: FactShown | null): Cloth | null {
  const fact = moment === null ? null : asBallFact(moment);
  if (fact?.kind === 'took-up') return { phase: 'taking', by: fact.by, one: fact.one, other: fact.other };
  if (fact?.kind === 'returned') return { phase: 'returning', by: fact.by, one: fact.one, other: fact.other };
  if (fact?.kind === 'did-swap' || fact?.kind === 'did-keep')
    return { phase: 'under', by: fact.by, one: fact.one, other: fact.other };
  const under = underCloth(view);
  return under === null ? null : { phase: 'under', by: under.by, one: under.one, other: under.other };
}

export function swapMotion(cloth: Cloth | null, place: string): SwapMotion | null {
  if (cloth === null || (place !== cloth.one && place !== cloth.other)) return null;
  return { phase: cloth.phase, hand: place === cloth.one ? 'one' : 'other' };
}
