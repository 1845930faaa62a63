// What the sentences of Mascarade call: the same as in src/ridotto/games/mascarade/public/word_functions.py.
import { person, say, thing, type Reader, type WordFunction } from '../../words/reader';
import { asBallView, isSmall, sitterAt } from './view';

const NOBODY = 'none';
const USUAL: Record<string, number> = { Peasant: 2 };

/** Who is known to sit there, by letter. Without a view that is sure only where nobody changes seats. */
export function sitterOf(reader: Reader, place: string): string | null {
  if (place.startsWith('centre') || place === NOBODY) return null;
  if (reader.view !== null) return sitterAt(asBallView(reader.view), place);
  return reader.game === 'mascarade-1e' ? place.charAt(0).toUpperCase() : null;
}

/** Each player has several cards: a claim is made with one of them. */
export function isSmallTable(reader: Reader): boolean {
  return reader.view !== null && isSmall(asBallView(reader.view));
}

/** Bo’s left card, your own mask, the first centre card; `by` is the player who acts. */
export function maskAt(reader: Reader, at: string, by: string | null = null): string {
  if (at.startsWith('centre')) return say(reader, `mascarade-place-${at}`);
  const hand = at.length > 1 ? `${at.charAt(1)}-` : '';
  const sitter = sitterOf(reader, at);
  const form =
    sitter === null ? 'seat' : sitter === reader.you ? (by === sitter ? 'own' : 'yours') : by === sitter ? 'theirs' : 'of';
  return say(reader, `mascarade-place-${hand}${form}`, { sitter: sitter ?? NOBODY, seat: at.charAt(0).toUpperCase() });
}

/** What somebody points at: a seat stands for the player who sits there. */
export function pointedAt(reader: Reader, at: string): string {
  if (at.length > 1) return maskAt(reader, at);
  const sitter = sitterOf(reader, at);
  return sitter === null ? say(reader, 'mascarade-seat', { seat: at.toUpperCase() }) : person(reader, sitter);
}

/** The King; a Peasant, for there are two. */
export function theMask(reader: Reader, mask: string): string {
  const masks = reader.view === null ? USUAL : asBallView(reader.view).masks;
  return thing(reader, mask, (masks[mask] ?? 1) > 1 ? 'a' : 'the');
}

export const wordFunctions: Record<string, WordFunction> = {
  HAND: (reader, [at = '']) => (isSmallTable(reader) && at !== NOBODY ? String(at).charAt(1) : NOBODY),
  MASK: (reader, [mask = '']) => theMask(reader, String(mask)),
  PLACE: (reader, [at = '', by]) => maskAt(reader, String(at), by === undefined ? null : String(by)),
  SMALL: (reader) => (isSmallTable(reader) ? 'yes' : 'no'),
  TARGET: (reader, [at = '']) => pointedAt(reader, String(at)),
  TARGETS: (reader, [at = '']) => {
    const place = String(at);
    return place.length === 1 && reader.you !== null && sitterOf(reader, place) === reader.you ? 'you' : 'other';
  },
};

/** The sort of an answer: a place, a mask; a word has none. */
export function sortOf(answer: string): string {
  if (/^(?:[a-m][LRP]?|centre[12])$/.test(answer)) return 'place';
  return /^[A-Z]/.test(answer) ? 'mask' : '';
}
