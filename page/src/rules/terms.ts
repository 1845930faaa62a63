// The rules by term: what is said of each stands in the catalogues (`rules.`), and the clauses behind it in
// rules/mascarade-1e.toml and rules/mascarade-2e.toml, whose numbers name the same subject.
import { maskName, worded, type Naming } from '../mascarade/says';
import { t, tOr, tongue } from '../words/words.svelte';

export const GROUPS = ['first', 'turn', 'claim', 'table', 'masks', 'end', 'small', 'house'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that a player may ask about. The id of a mask is its name. */
export interface Term {
  id: string;
  group: Group;
  clauses: string[]; // with the prefix of the edition
}

type Row = readonly [id: string, group: Group, both: string, first?: string, second?: string];

// Clauses that both ledgers have, then those of one of them; a term without any for an edition is not in it.
const TERMS: readonly Row[] = [
  ['goal', 'first', '011 220-222 228'],
  ['start', 'first', '011 016-020'],
  ['opening', 'first', '040-044'],
  ['turn', 'turn', '050-052'],
  ['swap', 'turn', '060-066'],
  ['look', 'turn', '070-072 370'],
  ['announce', 'turn', '090 091 098'],
  ['shown', 'turn', '080-089', '374', '358'],
  ['claim', 'claim', '092-097'],
  ['sealed', 'claim', '373'],
  ['reveal', 'claim', '099-101 106 107 112 371'],
  ['fine', 'claim', '102-105'],
  ['power', 'claim', '098 100 108-111'],
  ['coins', 'table', '004 005 012 212 213'],
  ['bank', 'table', '004 210 211'],
  ['court', 'table', '006 165'],
  ['centre', 'table', '013 014 030 091 120 141 157', '', '342'],
  ['in-play', 'table', '007 091'],
  ['neighbours', 'table', '020 101', '', '359'],
  ['sets', 'table', '015 025-032 034 035', '033', ''],
  ['end', 'end', '220-229'],
  ['limit', 'end', '230'],
  ['three', 'small', '', '270-282'],
  ['two', 'small', '', '290-304'],
  ['protected', 'small', '', '291 294-301 304'],
  ['memory', 'house', '240 251 252 375'],
  ['secrets', 'house', '008 062 110 250 253 254'],
  ['time', 'house', '018 312 370 371', '', '344'],
  ['leaving', 'house', '310 372'],
  ['talk', 'house', '113'],
  ['rulings', 'house', '019 063 105 109 201 210 224 225 227'],
];

const MASKS: readonly Row[] = [
  ['Beggar', 'masks', '', '', '320-325'],
  ['Bishop', 'masks', '', '130-135 303'],
  ['Cheat', 'masks', '', '190-194'],
  ['Cheater', 'masks', '', '', '190-194'],
  ['Empress', 'masks', '', '', '181 182'],
  ['Fool', 'masks', '140-144', '279 302'],
  ['Guru', 'masks', '', '', '150-159'],
  ['Inquisitor', 'masks', '', '150-159'],
  ['Judge', 'masks', '165-169'],
  ['King', 'masks', '182', '181', '180'],
  ['Patron', 'masks', '', '', '330-334'],
  ['Peasant', 'masks', '170-179'],
  ['Princess', 'masks', '', '', '340-345'],
  ['Puppeteer', 'masks', '', '', '350-362'],
  ['Queen', 'masks', '', '180 182'],
  ['Sorceress', 'masks', '', '', '185-189'],
  ['Spy', 'masks', '120-125', '304'],
  ['Thief', 'masks', '200-203', '204 205'],
  ['Trickster', 'masks', '', '', '130-135'],
  ['Widow', 'masks', '195-197'],
  ['Witch', 'masks', '', '185-189 303'],
];

/** The terms of a game, in the order in which one would read them; none of a game whose rules are not written yet. */
export function termsOf(game: string): Term[] {
  if (game !== 'mascarade-1e' && game !== 'mascarade-2e') return [];
  const [prefix, own] = game === 'mascarade-1e' ? (['MC1-', 3] as const) : (['MC2-', 4] as const);
  const terms: Term[] = [];
  for (const row of [...TERMS, ...MASKS]) {
    const numbers = [...numbered(row[2]), ...numbered(row[own] ?? '')].sort();
    if (numbers.length > 0) terms.push({ id: row[0], group: row[1], clauses: numbers.map((number) => prefix + number) });
  }
  return terms;
}

/** `080-082` is 080 081 082. */
function numbered(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [from = '', to = from] = word.split('-');
    if (from === '') return [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step).padStart(3, '0'));
  });
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

export interface Part {
  text: string;
  term: string | null;
}

/** A sentence of the present language in plain parts and terms; each term once, where it first comes up. */
export function termsIn(sentence: string): Part[] {
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
  for (const [id] of TERMS) {
    for (const word of tOr(`rules.words.${id}`, '').split('|').filter(Boolean)) {
      terms.set(word.toLowerCase(), id);
      words.push(word, capitalised(word));
    }
  }
  for (const [id] of MASKS) {
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
