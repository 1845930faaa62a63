// Who reads a sentence, and the functions that sentences call: the same as in src/ridotto/kernel/reader.py.
// tests/page compares every sentence of whole games.
import { language, type Value } from './words.svelte';

export type { Value };

/** On what a sentence depends: the game, who sits there under which name, who reads it, and what that person may
 * know. */
export interface Reader<V extends object = object> {
  game: string;
  people: Record<string, string>; // letter -> name
  you: string | null; // the reader's letter
  setup: object; // what was agreed before the game
  view: V | null; // null: nothing is known
}

/** A function of the catalogue: it is given the reader, and what the sentence gives it. */
export type WordFunction = (reader: Reader, given: Value[], named: Record<string, Value>) => Value;

const SPECTATOR = '-';
export const NOTHING = 'none'; // what a view that has nothing says in a selector
export const VOWEL = /^(?:[aeiouæœ]|h[eiouy]|y[^aeiou])/i; // French says d’Ada but de Bo

// Sentences.

/** A sentence of the catalogue to this reader. Its key may be put together as the page runs. */
export function say(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return language.fill(key, args, reader) ?? key;
}

/** The first of these sentences that the catalogue has, with a capital; null where it has none. */
export function sayFirst(reader: Reader, keys: string[], args: Record<string, Value>): string | null {
  const key = keys.find((each) => language.has(each));
  return key === undefined ? null : capital(say(reader, key, args), reader);
}

/** A sentence begins with a capital, unless a name stands there: people spell theirs as they like. A place such as b2
 * stays as it is answered. */
export function capital(sentence: string, { people }: Pick<Reader, 'people'>): string {
  if (/^.\d/.test(sentence)) return sentence;
  const begins = (name: string) => sentence.startsWith(name) && !/^\p{L}/u.test(sentence.slice(name.length));
  if (Object.values(people).some((name) => name !== '' && begins(name))) return sentence;
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(language.code) + sentence.slice(first.length);
}

/** A fact as a sentence; empty where nobody would say it aloud. */
export function describeFact(reader: Reader, fact: { kind: string }): string | null {
  return sayFirst(reader, [`${familyOf(reader)}-fact-${fact.kind}`, `fact-${fact.kind}`], plain(fact));
}

/** A question, given by its name, as it is put to the player who reads. */
export function describeQuestion(reader: Reader, question: string): string | null {
  return sayFirst(reader, [`${familyOf(reader)}-ask-${question}`, `ask-${question}`], {});
}

/**
 * An option as a phrase. `sort` says what the answer is: a place, a mask; a word has none. `$prospects` is how many
 * `prospects` were given; where it is one, the sentence may use what is in it.
 */
export function describeOption(
  reader: Reader,
  question: string,
  answer: string,
  sort: string,
  prospects: readonly object[] = [],
): string | null {
  const what = sort === '' ? answer : sort;
  const keys = [`${familyOf(reader)}-option-${question}-${what}`, `${familyOf(reader)}-option-${what}`];
  const [foreseen = {}] = prospects.length === 1 ? prospects : [];
  return sayFirst(reader, keys, { ...plain(foreseen), answer, prospects: prospects.length });
}

/** Why something cannot be answered. */
export function describeReason(reader: Reader, reason: string, args: Record<string, Value>): string | null {
  return sayFirst(reader, [`${familyOf(reader)}-why-${reason}`, `why-${reason}`], args);
}

// What sentences call.

/** A thing of the catalogue, in one of its forms where it has that. */
export function named(reader: Reader, key: string, form: string, args: Record<string, Value>): string {
  return say(reader, language.has(`${key}.${form}`) ? `${key}.${form}` : key, args);
}

/** Bo, Bo’s, d’Ada; the clock and Fate have words of the catalogue. */
export function person(reader: Reader, letter: Value, form = ''): string {
  const name = reader.people[letter];
  if (name === undefined) {
    const key = letter === SPECTATOR ? 'person-spectator' : `person-${letter}`;
    return named(reader, language.has(key) ? key : 'person-somebody', form, { letter });
  }
  const sound = VOWEL.test(name.normalize('NFD')) ? 'vowel' : 'consonant';
  return named(reader, 'person', form, { name, sound });
}

/** No coins, 1 coin, 2 coins: the sentence `FAMILY-key` or `key`, which counts by `$n`. */
export function count(reader: Reader, key: Value, n: Value): string {
  const own = `${familyOf(reader)}-${key}`;
  return say(reader, language.has(own) ? own : String(key), { n });
}

/** What a thing of the game is called: the sentence `FAMILY-the-TEXT`, or its text where there is none. */
export function thing(reader: Reader, text: Value, form = ''): string {
  const key = `${familyOf(reader)}-the-${text}`;
  return language.has(key) ? named(reader, key, form, {}) : String(text);
}

/** The sentence `prefix-text`, with hyphens for blanks; else the other one, filled with `$text`. */
export function pick(reader: Reader, prefix: Value, text: Value, otherwise = ''): string {
  const key = `${prefix}-${text}`.replaceAll(' ', '-');
  return language.has(key) || otherwise === '' ? say(reader, key) : say(reader, otherwise, { text });
}

/** Ada, Bo and Cy. */
export function listed(reader: Reader, things: string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : say(reader, 'list-and', { before: things.slice(0, -1).join(', '), last });
}

const form = (name: Record<string, Value>): string => String(name['form'] ?? '');

language.addFunctions('', {
  PERSON: (reader, [letter = ''], name) => person(reader, letter, form(name)),
  YOU: (reader, [letter]) => (letter === reader.you ? 'you' : 'they'),
  COUNT: (reader, [key = '', n = 0]) => count(reader, key, n),
  THING: (reader, [text = ''], name) => thing(reader, text, form(name)),
  PICK: (reader, [prefix = '', text = ''], name) => pick(reader, prefix, text, String(name['otherwise'] ?? '')),
  EDITION: (reader) => reader.game,
  VIEW: (reader, [name = '']) => choosable(at(reader.view, name)),
  SETUP: (reader, [name = '']) => choosable(at(reader.setup, name)),
  FIRST: (_, [texts = '']) => String(texts).split(' ')[0] || NOTHING,
  LIST: (reader, [texts = ''], name) => {
    const each = String(texts).split(' ').filter(Boolean);
    return listed(
      reader,
      each.map((text) => thing(reader, text, form(name))),
    );
  },
});

/** A datum as sentences can choose by it: nothing is `none`, a list its parts, a table its keys. */
export function choosable(value: unknown): Value {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(String).join(' ');
  if (typeof value === 'object') return Object.keys(value).join(' ');
  return typeof value === 'number' ? value : String(value as string);
}

function at(data: object | null, name: Value): unknown {
  return data === null ? null : (data as Record<string, unknown>)[name];
}

function plain(data: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, choosable(value)]));
}

function familyOf(reader: Reader): string {
  return reader.game.split('-')[0] ?? reader.game;
}
