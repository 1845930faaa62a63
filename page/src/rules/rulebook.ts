// The rules of a game by term: what a player may ask about, how it is found, and where a sentence names it.
import type { Component } from 'svelte';

import { language } from '../words/words.svelte';

/** Something that a player may ask about. The id of a sheet is the name of its mask, agent or card. */
export interface Term {
  id: string;
  group: string;
  clauses: string[]; // of this edition
}

/** A word of the present language that names a term. */
export interface TermWord {
  term: string;
  word: string;
  exact: boolean; // a capital is part of it, as in a name
}

/** What somebody learns the game from: read once from top to bottom. */
export interface LessonProps {
  game: string;
}

export interface Rulebook {
  family: string; // its catalogue chapter is called after it
  games: readonly string[]; // the editions
  minutes: number; // that the lesson takes to read
  Lesson: Component<LessonProps>;
  groups: readonly string[]; // in the order in which one would read them
  sheets: string; // the group whose terms are masks, agents or cards
  Picture: Component<{ id: string; size: string }>; // of a sheet
  edition(game: string): string; // what it is called
  terms(game: string): Term[];
  groupTitle(group: string, game: string): string;
  title(term: Term, game: string): string;
  text(term: Term, game: string): string[]; // a paragraph each
  gist(id: string, game: string): string; // a sheet in a line
  ours(game: string): string; // which numbers and cards are ours; empty: none
  sheetsCounted(game: string): string; // how many sheets there are
  inPlay(view: object): Record<string, number>; // the sheets of this table, and how often each is there
  words(): TermWord[];
}

/** Those whose name or rule has these words; capitals and accents do not matter. */
export function found(rulebook: Rulebook, terms: readonly Term[], wanted: string, game: string): Term[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return terms.filter((term) => {
    const text = plain([rulebook.title(term, game), ...rulebook.text(term, game), ...term.clauses].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The term behind clauses: the one that has most of them, and least else; null: none has any. */
export function termBehind(rulebook: Rulebook, game: string, clauses: readonly string[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const term of rulebook.terms(game)) {
    const share = term.clauses.filter((clause) => clauses.includes(clause)).length - term.clauses.length / 1000;
    if (share > most) [best, most] = [term.id, share];
  }
  return best;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language.code);
}

interface Part {
  text: string;
  term: string | null;
}

/** A sentence of the present language in plain parts and terms; each term once, where it first comes up. */
function termsIn(rulebook: Rulebook, sentence: string): Part[] {
  const { pattern, terms } = spoken(rulebook);
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
export function piecesIn(rulebook: Rulebook, sentence: string): Piece[] {
  const pieces: Piece[] = termsIn(rulebook, sentence).map((part) => ({ ...part, before: '', after: '' }));
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

const lastSpoken = new WeakMap<Rulebook, Spoken>();

/** The words of the present language that name a term; longer ones come first. */
function spoken(rulebook: Rulebook): Spoken {
  const last = lastSpoken.get(rulebook);
  if (last?.code === language.code) return last;
  const terms = new Map<string, string>();
  const words: string[] = [];
  for (const { term, word, exact } of rulebook.words()) {
    terms.set(word.toLowerCase(), term);
    words.push(...(exact ? [word] : [word, capitalised(word)]));
  }
  words.sort((one, other) => other.length - one.length);
  const either = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const now = { code: language.code, terms, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${either})(?![\\p{L}\\d])`, 'gu') };
  lastSpoken.set(rulebook, now);
  return now;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
