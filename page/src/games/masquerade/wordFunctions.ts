// What the sentences of Masquerade call: the same, line by line, as in
// src/ridotto/games/masquerade/public/word_functions.py.
import { NOTHING, VOWEL, choosable, listed, named, person, say } from '../../words/reader';
import type { Reader, Value, WordFunction } from '../../words/reader';
import { language } from '../../words/words.svelte';
import type { CardSheet, MasqueradeCard, MasqueradeTerms, MasqueradeView } from './wire';

const PLACE = /^[a-h][0-9]+$/;
const SEAT = /^[a-h]$/;
const NAME = /^(?:[A-Z]|x[0-9])/;
const ARTICLE = /^(?:(The|Le|La|Les|Messire|Dame|Lady|Lord) |(L)[’'])(.+)$/;
// Forms of ordinal numbers, as Unicode calls them.
const ENDINGS: Record<number, string> = { 1: 'one', 2: 'two', 3: 'few' };

/** What an answer is: a place, a seat, or the name of a card; empty for a word. */
export function sortOf(answer: string): string {
  if (PLACE.test(answer)) return 'place';
  if (SEAT.test(answer)) return 'seat';
  return NAME.test(answer) ? 'name' : '';
}

const termsOf = (reader: Reader): MasqueradeTerms => reader.setup as MasqueradeTerms;
const viewOf = (reader: Reader): MasqueradeView | null => reader.view as MasqueradeView | null;

// Cards by their names.

/** A card in one of the forms of `masquerade-card`: called by its name in a sentence, in full, its text. */
function card(reader: Reader, key: Value, form = ''): string {
  const found = termsOf(reader).cards[key];
  return found === undefined ? String(key) : named(reader, 'masquerade-card', form, cardArgs(found));
}

/** All that a sentence may say of a card: in the reader's language, where the deck has it. */
function cardArgs({ picture: _, translations, ...found }: CardSheet): Record<string, Value> {
  const written = { ...found, ...translations[language.code] };
  const article = ARTICLE.exec(written.name);
  return {
    ...Object.fromEntries(Object.entries(written).map(([name, value]) => [name, choosable(value)])),
    article: article === null ? NOTHING : (article[1] ?? article[2] ?? '').toLowerCase(),
    bare: article?.[3] ?? written.name,
    able: written.text === '' ? 'no' : 'yes',
    sound: VOWEL.test(written.name.normalize('NFD')) ? 'vowel' : 'consonant',
  };
}

/** Raz the Shiv and the Black Widow; `none` where there are none. */
function cards(reader: Reader, keys: Value, form = ''): string {
  const each = String(keys)
    .split(' ')
    .filter((key) => key !== '' && key !== NOTHING);
  return each.length === 0
    ? NOTHING
    : listed(
        reader,
        each.map((key) => card(reader, key, form)),
      );
}

// Cards by their places.

/** The letter of the player in whose row a place is, or of a seat. */
function ownerOf(place: Value): string {
  return String(place).slice(0, 1).toUpperCase();
}

/** What the view shows at a place; null where it shows nothing there. */
function lying(reader: Reader, place: Value): MasqueradeCard | null {
  const seat = viewOf(reader)?.seats.find(({ player }) => player === ownerOf(place));
  return seat?.row[Number(String(place).slice(1)) - 1] ?? null;
}

/** Bo's Raz the Shiv; or Bo's second card, and which it is for a reader who may know. */
function at(reader: Reader, place: Value): string {
  const there = lying(reader, place);
  const how = there === null || there.card === null ? 'unseen' : there.side === 'up' ? 'open' : 'hidden';
  return say(reader, `masquerade-at-${how}`, placeArgs(place, there));
}

/** A place in words, such as Bo's second card. */
function nth(reader: Reader, place: Value): string {
  return say(reader, 'masquerade-at-unseen', placeArgs(place, null));
}

/** A place to point at, such as b2 Raz the Shiv, Bo's. */
function offered(reader: Reader, place: Value): string {
  if (reader.view === null) return nth(reader, place);
  const there = lying(reader, place);
  const how = there === null || there.card === null ? 'unseen' : there.side;
  return say(reader, `masquerade-offered-${how}`, placeArgs(place, there));
}

function placeArgs(place: Value, there: MasqueradeCard | null): Record<string, Value> {
  return { place, owner: ownerOf(place), number: Number(String(place).slice(1)), card: choosable(there?.card) };
}

/** A card by its name, and whose row it was in: Bo's Raz the Shiv. */
function owned(reader: Reader, place: Value, key: Value): string {
  return say(reader, 'masquerade-at-open', { ...placeArgs(place, null), card: key });
}

/** What the view says of the card at a place: its `card`, `attack`, `health`, whether it `fires`. */
function lies(reader: Reader, place: Value, field: Value): Value {
  const there = place === NOTHING ? null : lying(reader, place);
  return choosable(there?.[field as keyof MasqueradeCard]);
}

/** First, twelfth, 13th, 21st: beyond twelve in the form of the last digit, where there is one. */
function ordinal(reader: Reader, number: Value): string {
  const n = Number(number);
  const last = n > 12 && ![11, 12, 13].includes(n % 100) ? n % 10 : 0;
  return named(reader, 'masquerade-ordinal', ENDINGS[last] ?? '', { n });
}

// What is asked, and answered.

/** The card that the question is about, where this reader sees it, as the beginning of a sentence. */
function about(reader: Reader, form = ''): string {
  const subject = choosable(viewOf(reader)?.about);
  const key = sortOf(String(subject)) === 'place' ? lies(reader, subject, 'card') : subject;
  return key === NOTHING ? '' : named(reader, 'masquerade-about', form, { card: key });
}

/** The card that this player drew as the first, the second; `none` where there is none. */
function hand(reader: Reader, number: Value): string {
  return viewOf(reader)?.hand[Number(number) - 1] ?? NOTHING;
}

/** The card in hand for which this player chooses a side now. */
function toBePlaced(reader: Reader): string {
  return hand(reader, (viewOf(reader)?.sides_chosen ?? 0) + 1);
}

/** How many cards lie in the row of the player whose view it is. */
function inRow(reader: Reader): Value {
  const view = viewOf(reader);
  return view?.seats.find(({ player }) => player === view.player)?.row.length ?? NOTHING;
}

/** Anything that somebody chooses: a place, a card, a player. */
function chosen(reader: Reader, answer: Value): string {
  const sort = sortOf(String(answer));
  if (sort === 'place') return at(reader, answer);
  return sort === 'name' ? card(reader, answer) : person(reader, ownerOf(answer));
}

/** Why it is over: the sentence `masquerade-end-REASON`. */
function ending(reader: Reader, reason: Value): string {
  return say(reader, `masquerade-end-${String(reason).toLowerCase().replaceAll(' ', '-')}`);
}

const form = (name: Record<string, Value>): string => String(name['form'] ?? '');

export const wordFunctions: Record<string, WordFunction> = {
  CARD: (reader, [key = ''], name) => card(reader, key, form(name)),
  CARDS: (reader, [keys = ''], name) => cards(reader, keys, form(name)),
  AT: (reader, [place = '']) => at(reader, place),
  NTH: (reader, [place = '']) => nth(reader, place),
  OFFERED: (reader, [place = '']) => offered(reader, place),
  OWNED: (reader, [place = '', key = '']) => owned(reader, place, key),
  OWNER: (_, [place = '']) => ownerOf(place),
  OWNS: (_, [player = '', place = '']) => (ownerOf(place) === player ? 'yes' : 'no'),
  LIES: (reader, [place = '', field = '']) => lies(reader, place, field),
  ORDINAL: (reader, [number = 0]) => ordinal(reader, number),
  ABOUT: (reader, _, name) => about(reader, form(name)),
  HAND: (reader, [number = 0]) => hand(reader, number),
  PLACING: (reader) => toBePlaced(reader),
  IN_ROW: (reader) => inRow(reader),
  CHOSEN: (reader, [answer = '']) => chosen(reader, answer),
  ENDING: (reader, [reason = '']) => ending(reader, reason),
  SUCCEEDS: (_, [attack = 0, health = 0]) => (Number(attack) >= Number(health) ? 'yes' : 'no'),
};
