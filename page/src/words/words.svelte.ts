// All that the page says, in the language of whoever reads it. A language is one file beside this one: its name is its
// code, and what it does not say is said in English.
import { store, stored } from '../settings/storage';
import english from './en.json';

export type Key = keyof typeof english;
export type Counted = Key extends infer Each ? (Each extends `${infer Stem}.other` ? Stem : never) : never;
export type Fill = Record<string, string | number>;

const FILES = import.meta.glob<Partial<Record<string, string>>>(['./*.json', '!./en.json'], { import: 'default' });
const ENGLISH: Partial<Record<string, string>> = english;
const KEPT = 'ridotto.tongue';

/** The languages of this house, by their codes. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(FILES).map(codeOf)].sort();

class Language {
  code = $state('en');
  words = $state.raw(ENGLISH);
  plurals = $derived(new Intl.PluralRules(this.code));

  /** Speaks another language from now on; says false where its file cannot be had. */
  async speak(code: string): Promise<boolean> {
    const file = FILES[`./${code}.json`];
    try {
      this.words = code === 'en' || file === undefined ? ENGLISH : await file();
    } catch {
      return false; // cut off from the house: what is there goes on being spoken
    }
    this.code = code;
    document.documentElement.lang = code;
    return true;
  }

  /** Somebody chose this language, and will find it again. */
  async choose(code: string): Promise<void> {
    if (await this.speak(code)) store(KEPT, code);
  }
}

export const language = new Language();

/** Before anything is drawn: the language that was chosen, or the first of the reader's that this house has. */
export async function firstLanguage(): Promise<void> {
  const wished = [stored(KEPT) ?? '', ...navigator.languages].map((wish) => wish.toLowerCase().split('-')[0] ?? '');
  await language.speak(wished.find((code) => LANGUAGES.includes(code)) ?? 'en');
}

/** A text of the catalogue, its {gaps} filled. */
export function t(key: Key, fill: Fill = {}): string {
  return filled(language.words[key] ?? ENGLISH[key] ?? key, fill);
}

/** A text that counts: `n` chooses between its forms, and fills {n}. */
export function tn(stem: Counted, n: number, fill: Fill = {}): string {
  const form = language.words[`${stem}.${language.plurals.select(n)}`] ?? language.words[`${stem}.other`];
  return filled(form ?? ENGLISH[`${stem}.${n === 1 ? 'one' : 'other'}`] ?? stem, { n, ...fill });
}

/** A text whose key is only known as the page runs (`wrong.CODE`); `otherwise` where no catalogue has it. */
export function tOr(key: string, otherwise: string, fill: Fill = {}): string {
  const text = language.words[key] ?? ENGLISH[key];
  return text === undefined ? otherwise : filled(text, fill);
}

/** A language's name for itself: English, français. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

function filled(text: string, fill: Fill): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(fill[name] ?? gap));
}

function codeOf(path: string): string {
  return path.replace(/^\.\/|\.json$/g, '');
}
