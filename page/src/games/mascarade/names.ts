// What people, places and masks are called in one sentence, in the language of whoever reads.
import { t, tOr, type Fill, type Key } from '../../words/words.svelte';
import { isSmall, sitterAt, type BallView } from './view';

/** Whose sentence it is: who sits here under which name, who reads, and what lies on the table. */
export interface Naming {
  game: string; // mascarade-1e, mascarade-2e
  people: Record<string, string>; // letter -> name
  you: string | null; // the letter of whoever reads
  view: BallView | null; // who sits where; without one, as at the start
}

export type Edition = '1e' | '2e';

export function editionOf(naming: Naming): Edition {
  return naming.game.endsWith('1e') ? '1e' : '2e';
}

/** A text that may differ from edition to edition: `key.1e` or `key.2e`, or `key` for both. */
export function worded(key: string, naming: Naming, fill: Fill = {}): string {
  return wordedOr(key, `mascarade-${key}`, naming, fill);
}

/** The same, where no catalogue may have it. */
export function wordedOr(key: string, otherwise: string, naming: Naming, fill: Fill = {}): string {
  return tOr(`mascarade-${key}-${editionOf(naming)}`, '', fill) || tOr(`mascarade-${key}`, otherwise, fill);
}

export function who(player: string, naming: Naming): string {
  return naming.people[player] ?? tOr(`mascarade-who-${player}`, player);
}

// French says d’Ada but de Bo.
const VOWEL = /^(?:[aeiou]|h[eiouy]|y[^aeiou])/i;

/** Bo’s, de Bo, d’Ada. */
export function whose(player: string, naming: Naming): string {
  const name = who(player, naming);
  const softly = VOWEL.test(name.normalize('NFD'));
  return t(softly ? 'mascarade-of-vowel' : 'mascarade-of', { who: name });
}

/** Whoever is known to sit there. Without a view only a table where nobody changes seats is sure of it. */
export function sitterOf(place: string, naming: Naming): string | null {
  if (place.startsWith('centre')) return null;
  if (naming.view !== null) return sitterAt(naming.view, place);
  return editionOf(naming) === '1e' ? place.charAt(0).toUpperCase() : null;
}

/** Bo’s left card, your own mask, the mask at seat b, the first centre card. `by` is who acts, if anybody does. */
export function maskAt(place: string, naming: Naming, by: string | null = null): string {
  if (place.startsWith('centre')) return t(`mascarade-place-${editionOf(naming)}-${place}` as Key);
  const stem = `mascarade-place-${place.charAt(1) || editionOf(naming)}`;
  const sitter = sitterOf(place, naming);
  if (sitter === null) return t(`${stem}.seat` as Key, { seat: place.charAt(0).toUpperCase() });
  if (sitter === naming.you) return t(`${stem}.${by === sitter ? 'own' : 'yours'}` as Key);
  return sitter === by ? t(`${stem}.theirs` as Key) : t(`${stem}.of` as Key, { of: whose(sitter, naming) });
}

/** What somebody points at: a seat stands for whoever sits there. */
export function pointedAt(place: string, naming: Naming): string {
  if (place.length > 1) return maskAt(place, naming);
  const sitter = sitterOf(place, naming);
  return sitter === null ? t('mascarade-seat', { seat: place.toUpperCase() }) : who(sitter, naming);
}

/** King, Roi. */
export function maskName(mask: string): string {
  return tOr(`mascarade-mask-${mask}-name`, mask);
}

/** The King; a Peasant, for there are two. */
export function theMask(mask: string, naming: Naming): string {
  const several = (naming.view?.masks[mask] ?? (mask === 'Peasant' ? 2 : 1)) > 1;
  return tOr(`mascarade-mask-${mask}-${several ? 'a' : 'the'}`, mask);
}

/** What a mask does, in a few words. */
export function gist(mask: string, naming: Naming): string {
  return worded(`mask.${mask}.gist`, naming);
}

/** What a mask does, in a sentence or two. */
export function power(mask: string, naming: Naming): string {
  return worded(`mask.${mask}.power`, naming);
}

/** With several cards each, a claim is made with one of them. */
export function isSmallTable(naming: Naming): boolean {
  return naming.view === null ? false : isSmall(naming.view);
}
