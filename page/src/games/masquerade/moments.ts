// Where a fact happens.
import type { MasqueradeFact } from './wire';
import { sortOf } from './wordFunctions';

/** The places that a fact names. */
export function placesIn(fact: MasqueradeFact): string[] {
  return Object.entries(fact).flatMap(([name, value]) =>
    name !== 'kind' && name !== 'say' && typeof value === 'string' && sortOf(value) === 'place' ? [value] : [],
  );
}
