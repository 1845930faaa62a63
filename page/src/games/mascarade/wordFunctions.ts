// What the sentences of Mascarade call: the same as in src/ridotto/games/mascarade/public/word_functions.py.
import { person, say, thing, type Reader, type WordFunction } from '../../words/reader';
import { tOr } from '../../words/words.svelte';
import { asBallView, isSmall, sitterAt } from './view';

const NOBODY = 'none';
const USUAL: Record<string, number> = { Peasant: 2 };

/** Who is known to sit there, by letter. Without a view that is sure only where nobody changes seats. */
export function sitterOf(place: string, reader: Reader): string | null {
  if (place.startsWith('centre') || place === NOBODY) return null;
  if (reader.view !== null) return sitterAt(asBallView(reader.view), place);
  return reader.game === 'mascarade-1e' ? place.charAt(0).toUpperCase() : null;
}

/** Each player has several cards: a claim is made with one of them. */
export function isSmallTable(reader: Reader): boolean {
  return reader.view !== null && isSmall(asBallView(reader.view));
}

/** Bo’s left card, your own mask, the first centre card; `by` is the player who acts. */
export function maskAt(at: string, reader: Reader, by: string | null = null): string {
  if (at.startsWith('centre')) return say(reader, `mascarade-place-${at}`);
  const hand = at.length > 1 ? `${at.charAt(1)}-` : '';
  const sitter = sitterOf(at, reader);
  const form =
    sitter === null
      ? 'seat'
      : sitter === reader.you
        ? by === sitter
          ? 'own'
          : 'yours'
        : by === sitter
          ? 'theirs'
          : 'of';
  return say(reader, `mascarade-place-${hand}${form}`, { sitter: sitter ?? NOBODY, seat: at.charAt(0).toUpperCase() });
}

/** What somebody points at: a seat stands for the player who sits there. */
export function pointedAt(at: string, reader: Reader): string {
  if (at.length > 1) return maskAt(at, reader);
  const sitter = sitterOf(at, reader);
  return sitter === null ? say(reader, 'mascarade-seat', { seat: at.toUpperCase() }) : person(reader, sitter);
}

/** King, Roi. */
export function maskName(mask: string): string {
  return tOr(`mascarade-the-${mask}`, mask);
}

/** The King; a Peasant, for there are two. */
export function theMask(mask: string, reader: Reader): string {
  const masks = reader.view === null ? USUAL : asBallView(reader.view).masks;
  return thing(reader, mask, (masks[mask] ?? 1) > 1 ? 'a' : 'the');
}

export const wordFunctions: Record<string, WordFunction> = {
  HAND: (reader, [at = '']) => (isSmallTable(reader) && at !== NOBODY ? String(at).charAt(1) : NOBODY),
  MASK: (reader, [mask = '']) => theMask(String(mask), reader),
  PLACE: (reader, [at = '', by]) => maskAt(String(at), reader, by === undefined ? null : String(by)),
  SMALL: (reader) => (isSmallTable(reader) ? 'yes' : 'no'),
  TARGET: (reader, [at = '']) => pointedAt(String(at), reader),
  TARGETS: (reader, [at = '']) => {
    const place = String(at);
    return place.length === 1 && reader.you !== null && sitterOf(place, reader) === reader.you ? 'you' : 'other';
  },
};

/** The sort of an answer: a place, a mask; a word has none. */
export function sortOf(answer: string): string {
  if (/^(?:[a-m][LRP]?|centre[12])$/.test(answer)) return 'place';
  return /^[A-Z]/.test(answer) ? 'mask' : '';
}
