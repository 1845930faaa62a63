// All that the page says, in the reader's language: from the catalogues in src/ridotto/words, which the terminal speaks
// from as well. The page's own sentences (house.ftl, home.ftl) come first, with those of every family for the home
// page (FAMILY-home.ftl); the rest of a family's come with its table.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';

import { store, stored } from '../settings/storage';
import type { Sentences } from './keys';
import type { Reader, WordFunction } from './reader';

export type Key = keyof Sentences;
export type Value = string | number;

type Filled<K extends Key> = Record<never, never> extends Sentences[K] ? [] : [fill: Sentences[K]];

const FILES = import.meta.glob<string>(
  ['../../../src/ridotto/words/*/*.ftl', '!**/offline.ftl', '!**/preview.ftl', '!**/*terminal.ftl'],
  { query: '?raw', import: 'default' },
);
const PATH = /(\w+)\/([\w-]+)\.ftl$/;
const FIRST = ['house', 'home', ...chaptersOf('-home')]; // what every screen needs
const KEPT = 'ridotto.language';
const KEPT_BEFORE = 'ridotto.tongue'; // where versions before kept it
const NOBODY: Reader = { game: '', people: {}, you: null, setup: {}, view: null };

/** The languages that there are, by their codes. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => PATH.exec(path)?.[1] ?? '')),
].sort();

function chaptersOf(end: string): string[] {
  const names = Object.keys(FILES).map((path) => PATH.exec(path)?.[2] ?? '');
  return [...new Set(names.filter((name) => name.endsWith(end)))];
}

class Language {
  code = $state('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private chapters = new Set(FIRST); // files that are needed, by their names
  private read = new Map<string, FluentResource>(); // by path
  private functions: Record<string, Record<string, WordFunction>> = {}; // by family; those of every game under ''
  private reader = NOBODY; // of the sentence that is being made

  /** Speaks another language from now on; says false where its files cannot be had. */
  async speak(code: string): Promise<boolean> {
    try {
      await Promise.all([...this.chapters].map((chapter) => this.fetch(code, chapter)));
    } catch {
      return false; // cut off from the server: the language that is there goes on being spoken
    }
    this.code = code;
    document.documentElement.lang = code;
    this.bind();
    return true;
  }

  /** Somebody chose this language, and will find it again. */
  async choose(code: string): Promise<void> {
    if (await this.speak(code)) store(KEPT, code);
  }

  /** Fetches the sentences of a family of games, if there are any. */
  async need(chapter: string): Promise<void> {
    await this.fetch(this.code, chapter);
    this.chapters.add(chapter);
    this.bind();
  }

  /** Functions that the sentences of a family call. */
  addFunctions(family: string, functions: Record<string, WordFunction>): void {
    this.functions[family] = functions;
    this.bind();
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A sentence with its gaps filled; null where the catalogue has none of this key. */
  fill(key: string, args: Record<string, Value>, reader: Reader = NOBODY): string | null {
    const pattern = this.pattern(key);
    if (pattern === null) return null;
    const before = this.reader;
    this.reader = reader;
    try {
      const values = Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'number' ? numeral(value) : value,
      ]);
      return this.bundle.formatPattern(pattern, Object.fromEntries(values) as Record<string, FluentVariable>, []);
    } finally {
      this.reader = before;
    }
  }

  private pattern(key: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [id = '', form] = key.split('.');
    const message = this.bundle.getMessage(id);
    return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
  }

  private async fetch(code: string, chapter: string): Promise<void> {
    const path = Object.keys(FILES).find((each) => each.endsWith(`/${code}/${chapter}.ftl`));
    const file = path === undefined ? undefined : FILES[path];
    if (path !== undefined && file !== undefined && !this.read.has(path)) {
      this.read.set(path, new FluentResource(await file()));
    }
  }

  /** Makes all that has come speak. */
  private bind(): void {
    const names = new Set(Object.values(this.functions).flatMap((functions) => Object.keys(functions)));
    const functions = Object.fromEntries([...names].map((name) => [name, this.caller(name)]));
    const bundle = new FluentBundle(this.code, { functions, useIsolating: false });
    for (const [path, resource] of this.read) {
      if (PATH.exec(path)?.[1] === this.code) bundle.addResource(resource);
    }
    this.bundle = bundle;
  }

  private caller(name: string): FluentFunction {
    return (given, named) => {
      const family = this.reader.game.split('-')[0] ?? '';
      const found = this.functions[family]?.[name] ?? this.functions['']?.[name];
      const values = Object.fromEntries(Object.entries(named).map(([each, value]) => [each, plain(value)]));
      const answer = found?.(this.reader, given.map(plain), values) ?? '';
      return typeof answer === 'number' ? numeral(answer) : answer;
    };
  }
}

export const language = new Language();

/** Before anything is drawn: the language that was chosen, or the first of the reader's that there is. Says false where
 * its files cannot be had. */
export async function firstLanguage(): Promise<boolean> {
  const wished = [stored(KEPT) ?? stored(KEPT_BEFORE) ?? '', ...navigator.languages].map(
    (wish) => wish.toLowerCase().split('-')[0] ?? '',
  );
  return language.speak(wished.find((code) => LANGUAGES.includes(code)) ?? 'en');
}

/** A sentence of the catalogue. */
export function t<K extends Key>(key: K, ...fill: Filled<K>): string {
  return language.fill(key, fill[0] ?? {}) ?? key;
}

/** A sentence whose key is only known as the page runs (`wrong-CODE`); `otherwise` where the catalogue has none. */
export function tOr(key: string, otherwise: string, fill: Record<string, Value> = {}): string {
  return language.fill(key, fill) ?? otherwise;
}

/** A language's name for itself: English, français. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

/** A number as the terminal writes it, too: without separators. */
function numeral(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

function plain(value: FluentValue): Value {
  return value instanceof FluentNumber ? value.value : typeof value === 'number' ? value : String(value);
}
