// What sentences of Masques find out: the same as in src/ridotto/games/masques/public/word_functions.py.
import { listed, named, say, thing, type Reader, type Value, type WordFunction } from '../../words/reader';
import type { MasquesAgreed, MasquesCard, MasquesToken, MasquesView } from './wire';

const UNKNOWN = 'unknown'; // nobody can see it
const NOBODY = 'nobody';
const NONE = 'none';
const UNSEEN = 'unseen';
const HIDDEN = 'hidden'; // in views: it lies face down, and nobody is reminded of it
const WORDS = ['pass', 'decline'];
const SORTS: readonly (readonly [string, RegExp])[] = [
  ['seat', /^[a-d]$/],
  ['arcade', /^[AP]\d+$/],
  ['hall', /^[SH]\d+$/],
  ['guest', /^[A-Z][a-z]+\d$/],
  ['family', /^[A-Z][a-z]+$/],
  ['agent', /^[a-z]+\d$/],
  ['token', /^[a-z]+$/],
]; // by how answers are spelt; the first that fits

/** What an answer is: a hall, a guest; empty for a mere word. */
export function sortOf(answer: string): string {
  if (WORDS.includes(answer)) return '';
  return SORTS.find(([, spelling]) => spelling.test(answer))?.[0] ?? '';
}

/** Whether it is somewhere in the palace. */
export function isPlace(text: string): boolean {
  return ['hall', 'arcade'].includes(sortOf(text));
}

function viewOf(reader: Reader): MasquesView | null {
  return reader.view as MasquesView | null;
}

function setupOf(reader: Reader): MasquesAgreed {
  return reader.setup as unknown as MasquesAgreed;
}

// What things are called.

/** A card's name, such as `Venier 4` or `the thief`. */
export function cardName(reader: Reader, text: string, form = ''): string {
  if (text === HIDDEN) return named(reader, 'masques-hidden', form, {});
  if (sortOf(text) === 'guest') {
    return named(reader, 'masques-guest', form, { family: text.slice(0, -1), value: Number(text.slice(-1)) });
  }
  return thing(reader, text.slice(0, -1), form);
}

/** A token's name, such as `ducat` or `vintner favor`. */
export function tokenName(reader: Reader, token: string, form = ''): string {
  return named(reader, 'masques-token', form, { token });
}

/** How people call anything that a player can lay a hand on. */
export function nameOf(reader: Reader, text: string): string {
  const sort = sortOf(text);
  if (sort === 'hall') return cardAt(reader, text);
  if (sort === 'arcade') return tokenOn(reader, text);
  return sort === 'guest' ? cardName(reader, text) : thing(reader, text);
}

// What lies in the palace.

function liesOn(reader: Reader, arcade: string): MasquesToken | null {
  return viewOf(reader)?.arcades[arcade] ?? null;
}

function liesAt(reader: Reader, hall: string): MasquesCard | null {
  return viewOf(reader)?.halls[hall] ?? null;
}

/** A token and its place, such as `the ducat on P5`; with the form `token` without the place. */
export function tokenOn(reader: Reader, at: string, form = ''): string {
  const lies = liesOn(reader, at);
  if (lies === null) return named(reader, 'masques-on-unseen', form, { at });
  const said = named(reader, 'masques-on', form, { at, token: lies.token });
  return sided(reader, said, lies.face_down && form === '');
}

/** A guest and its place, such as `Dandolo 2 in H3`; with the form `card` without the place. */
export function cardAt(reader: Reader, at: string, form = ''): string {
  const lies = liesAt(reader, at);
  if (lies === null) return named(reader, 'masques-at-unseen', form, { at });
  const said = named(reader, 'masques-at', form, { at, card: lies.card });
  return sided(reader, said, lies.face_down && form === '');
}

/** A place and the tokens beside it, such as `H3 (ducat, vintner)`. */
function between(reader: Reader, at: string): string {
  const view = viewOf(reader);
  if (view === null) return at;
  const arcades = Object.keys(view.arcades);
  const number = Object.keys(view.halls).indexOf(at);
  const [one = '', other = ''] = [arcades[number], arcades[(number + 1) % arcades.length]];
  return say(reader, 'masques-between', { at, one: beside(reader, one), other: beside(reader, other) });
}

/** What lies on a palace card, in as few words as there are. */
function beside(reader: Reader, arcade: string): string {
  const lies = liesOn(reader, arcade);
  if (lies === null) return say(reader, 'masques-beside', { token: NONE });
  return named(reader, 'masques-beside', lies.face_down ? 'down' : '', { token: lies.token });
}

// Which of the two cards beside a palace card is higher.

/** The cards before and after a palace card; null where they cannot be seen. */
function pair(reader: Reader, arcade: string): [MasquesCard, MasquesCard] | null {
  const view = viewOf(reader);
  if (view === null) return null;
  const halls = Object.values(view.halls);
  const number = Object.keys(view.arcades).indexOf(arcade);
  const [one, other] = [halls[(number + halls.length - 1) % halls.length], halls[number]];
  return one && other ? [one, other] : null;
}

/** `higher` where one of the two cards is, `even`, `weightless` where neither counts, or `unseen`. */
function duel(reader: Reader, arcade: string): string {
  const found = pair(reader, arcade);
  if (found === null) return UNSEEN;
  const [one, other] = [found[0].counts, found[1].counts];
  if (one !== other) return 'higher';
  return one === 0 ? 'weightless' : 'even';
}

/** One of the two cards: `one`, the `other`, the `higher` or the `lower`. */
function rival(reader: Reader, arcade: string, which: string): string {
  const found = pair(reader, arcade);
  if (found === null) return '';
  const [one, other] = found;
  const first = cardName(reader, one.card, 'the');
  let second = cardName(reader, other.card, 'the');
  if (first === second) second = cardName(reader, other.card, 'another');
  const names = [sided(reader, first, one.face_down), sided(reader, second, other.face_down)] as const;
  if (which === 'one' || which === 'other') return which === 'one' ? names[0] : names[1];
  return (which === 'higher') === one.counts > other.counts ? names[0] : names[1];
}

function sided(reader: Reader, what: string, faceDown: boolean): string {
  return faceDown ? say(reader, 'masques-down', { what }) : what;
}

// Owners, ducats, prices.

/** The letter of the player whose family a guest is of; `nobody`, or `unknown` without a view. */
export function ownerOf(reader: Reader, guest: string): string {
  const view = viewOf(reader);
  if (view === null) return UNKNOWN;
  return view.seats.find((seat) => seat.families.includes(guest.slice(0, -1)))?.player ?? NOBODY;
}

/** How many ducats, or guests in hand, the reader has; `none` where there is no such seat. */
function mine(reader: Reader, what: string): Value {
  const view = viewOf(reader);
  const seat = view?.seats.find((each) => each.player === view.player);
  return seat === undefined ? NONE : seat[what as 'ducats' | 'hand'];
}

function cost(reader: Reader, agent: string): number {
  return setupOf(reader).costs[agent.slice(0, -1)]?.[Number(agent.slice(-1)) - 1] ?? 0;
}

/** What the three agents of a kind cost, such as `1, 2 and 3`. */
function costs(reader: Reader, kind: string): string {
  return listed(reader, (setupOf(reader).costs[kind] ?? []).map(String));
}

/** What agents of a kind weigh, such as `1 or 2`. */
function influences(reader: Reader, kind: string): string {
  const found = [...new Set(setupOf(reader).influence[kind])].sort((one, other) => one - other).map(String);
  const last = found.at(-1) ?? '';
  return found.length < 2 ? last : say(reader, 'masques-or', { before: found.slice(0, -1).join(', '), last });
}

const form = (name: Record<string, Value>): string => String(name['form'] ?? '');

export const wordFunctions: Record<string, WordFunction> = {
  AT: (reader, [hall = ''], name) => cardAt(reader, String(hall), form(name)),
  BESIDE: (reader, [arcade = '']) => beside(reader, String(arcade)),
  BETWEEN: (reader, [hall = '']) => between(reader, String(hall)),
  CARD: (reader, [text = ''], name) => cardName(reader, String(text), form(name)),
  CARDS: (reader, [texts = '']) =>
    listed(
      reader,
      String(texts)
        .split(' ')
        .filter(Boolean)
        .map((text) => cardName(reader, text)),
    ),
  CODE: (_, [text = '']) => String(text).replaceAll(/[^a-z0-9]+/g, '-'),
  COST: (reader, [agent = '']) => cost(reader, String(agent)),
  COSTS: (reader, [kind = '']) => costs(reader, String(kind)),
  DUEL: (reader, [arcade = '']) => duel(reader, String(arcade)),
  INFLUENCES: (reader, [kind = '']) => influences(reader, String(kind)),
  LAST: (_, [text = '']) => String(text).split(' ').at(-1) ?? '',
  LETTER: (_, [seat = '']) => String(seat).toUpperCase(),
  MINE: (reader, [what = '']) => mine(reader, String(what)),
  NAMED: (reader, [text = '']) => nameOf(reader, String(text)),
  ON: (reader, [arcade = ''], name) => tokenOn(reader, String(arcade), form(name)),
  OWNER: (reader, [guest = '']) => ownerOf(reader, String(guest)),
  RIVAL: (reader, [arcade = ''], name) => rival(reader, String(arcade), String(name['which'] ?? '')),
  TOKEN: (reader, [token = ''], name) => tokenName(reader, String(token), form(name)),
};
