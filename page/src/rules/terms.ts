// The rules by term: what is said of each stands in the catalogues (`rules.`), and the clauses behind it in cited.json.
import { maskName, worded, type Naming } from '../games/mascarade/says';
import { MASKS } from '../games/mascarade/sheets';
import { t, tOr, tongue } from '../words/words.svelte';
import { cited } from './clauses';

export const GROUPS = ['first', 'turn', 'claim', 'table', 'masks', 'end', 'small', 'house'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that a player may ask about. The id of a mask is its name. */
export interface Term {
  id: string;
  group: Group;
  clauses: string[]; // of this edition
}

const TERMS: Record<Exclude<Group, 'masks'>, readonly string[]> = {
  first: ['goal', 'start', 'opening'],
  turn: ['turn', 'swap', 'look', 'announce', 'shown'],
  claim: ['claim', 'sealed', 'reveal', 'fine', 'power'],
  table: ['coins', 'bank', 'court', 'centre', 'in-play', 'neighbours', 'sets'],
  end: ['end', 'limit'],
  small: ['three', 'two', 'protected'],
  house: ['memory', 'secrets', 'time', 'leaving', 'talk', 'rulings'],
};

/** The terms of a game, in the order in which one would read them; none of a game whose rules are not written yet. */
export function termsOf(game: string): Term[] {
  const ledger = { 'mascarade-1e': 'MC1-', 'mascarade-2e': 'MC2-' }[game];
  if (ledger === undefined) return [];
  const terms = GROUPS.flatMap((group) =>
    (group === 'masks' ? MASKS : TERMS[group]).map((id) => {
      const clauses = cited(`rules.${id}`).filter((clause) => clause.startsWith(ledger));
      return { id, group, clauses: clauses.sort() };
    }),
  );
  return terms.filter((term) => term.clauses.length > 0); // what an edition says nothing about is not in it
}

function ofEdition(key: string, game: string): string {
  return tOr(`rules.${key}.${game.slice(-2)}`, '') || tOr(`rules.${key}`, '');
}

export function groupTitle(group: Group, game: string): string {
  return ofEdition(`group.${group}`, game);
}

export function titleOf(term: Term, game: string): string {
  return term.group === 'masks' ? maskName(term.id) : ofEdition(`title.${term.id}`, game);
}

/** The rule, a paragraph each: a mask has its power first, then what else is to be known of it. */
export function textOf(term: Term, game: string): string[] {
  if (term.group !== 'masks') return [ofEdition(`text.${term.id}`, game)];
  const nobody: Naming = { game, people: {}, you: null, view: null };
  return [worded(`mask.${term.id}.power`, nobody), ofEdition(`more.${term.id}`, game)].filter((text) => text !== '');
}

/** Those whose name or rule has these words; capitals and accents do not matter. */
export function found(terms: readonly Term[], wanted: string, game: string): Term[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return terms.filter((term) => {
    const text = plain([titleOf(term, game), ...textOf(term, game), ...term.clauses].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(tongue.code);
}

interface Part {
  text: string;
  term: string | null;
}

/** A sentence of the present language in plain parts and terms; each term once, where it first comes up. */
function termsIn(sentence: string): Part[] {
  const { pattern, terms } = spoken();
  const parts: Part[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    const term = terms.get(match[0].toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index), term: null });
    parts.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), term: null });
  return parts;
}

export interface Piece extends Part {
  before: string; // of a term: what no line may part from it, such as an article or a full stop
  after: string;
}

/** The same, with what touches a term set beside it. */
export function piecesIn(sentence: string): Piece[] {
  const pieces: Piece[] = termsIn(sentence).map((part) => ({ ...part, before: '', after: '' }));
  for (const [index, piece] of pieces.entries()) {
    if (piece.term !== null) continue;
    const [last, next] = [pieces[index - 1], pieces[index + 1]];
    if (last !== undefined) {
      last.after = /^[^ ]*/.exec(piece.text)?.[0] ?? '';
      piece.text = piece.text.slice(last.after.length);
    }
    if (next !== undefined) {
      next.before = /[^ ]*$/.exec(piece.text)?.[0] ?? '';
      piece.text = piece.text.slice(0, piece.text.length - next.before.length);
    }
  }
  return pieces;
}

interface Spoken {
  code: string;
  pattern: RegExp;
  terms: Map<string, string>; // by the word that was said, in small letters
}

let last: Spoken | null = null;

/** The words of the present language that name a term; longer ones come first. */
function spoken(): Spoken {
  if (last?.code === tongue.code) return last;
  const terms = new Map<string, string>();
  const words: string[] = [];
  for (const id of Object.values(TERMS).flat()) {
    for (const word of tOr(`rules.words.${id}`, '').split('|').filter(Boolean)) {
      terms.set(word.toLowerCase(), id);
      words.push(word, capitalised(word));
    }
  }
  for (const id of MASKS) {
    for (const word of [maskName(id), t('rules.several', { mask: maskName(id) })]) {
      terms.set(word.toLowerCase(), id);
      words.push(word); // with its capital only: le fou is anybody, le Fou is a mask
    }
  }
  words.sort((one, other) => other.length - one.length);
  const either = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  last = { code: tongue.code, terms, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${either})(?![\\p{L}\\d])`, 'gu') };
  return last;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
