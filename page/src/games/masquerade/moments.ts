// Where a fact happens.
import { findCard } from './view';
import type { MasqueradeFact, MasqueradeView } from './wire';
import { sortOf } from './wordFunctions';

/** The places that a fact names. */
export function placesIn(fact: MasqueradeFact): string[] {
  return Object.entries(fact).flatMap(([name, value]) =>
    name !== 'kind' && name !== 'say' && typeof value === 'string' && sortOf(value) === 'place' ? [value] : [],
  );
}

/** Where the card lies whose text comes into effect by a fact, as far as this player sees it. */
export function firesAt(fact: MasqueradeFact, view: MasqueradeView): string | null {
  if (fact.kind === 'uses') return findCard(view, fact.card);
  return fact.kind === 'poison-works' || fact.kind === 'spared' || fact.kind === 'substitutes' ? fact.at : null;
}
