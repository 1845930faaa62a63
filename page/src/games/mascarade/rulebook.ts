// The rules of Mascarade by term: what is said of each stands in the catalogues (`rules-`), and the clauses behind it
// in cited.json.
import { cited } from '../../rules/clauses';
import type { Rulebook, Term } from '../../rules/rulebook';
import { pick, say } from '../../words/reader';
import { t, tOr } from '../../words/words.svelte';
import { FIGURES } from './figures';
import Lesson from './Lesson.svelte';
import { maskName, power, type Naming } from './says';
import SheetPicture from './SheetPicture.svelte';
import { MASKS } from './sheets';
import { asBallView } from './view';

const SHEETS = 'masks';
const GROUPS = ['first', 'turn', 'claim', 'table', SHEETS, 'end', 'small', 'house'] as const;
type Group = (typeof GROUPS)[number];

const TERMS: Record<Exclude<Group, typeof SHEETS>, readonly string[]> = {
  first: ['goal', 'start', 'opening'],
  turn: ['turn', 'swap', 'look', 'announce', 'shown'],
  claim: ['claim', 'sealed', 'reveal', 'fine', 'power'],
  table: ['coins', 'bank', 'court', 'centre', 'in-play', 'neighbours', 'sets'],
  end: ['end', 'limit'],
  small: ['three', 'two', 'protected'],
  house: ['memory', 'secrets', 'time', 'leaving', 'talk', 'rulings'],
};

const LEDGERS: Record<string, string> = { 'mascarade-1e': 'MC1-', 'mascarade-2e': 'MC2-' };

export const rulebook: Rulebook = {
  family: 'mascarade',
  games: Object.keys(LEDGERS),
  minutes: 3,
  Lesson,
  groups: GROUPS,
  sheets: SHEETS,
  Picture: SheetPicture,
  edition: (game) => tOr(`${game}-title`, game),
  terms: termsOf,
  groupTitle: (group, game) => ofEdition(`group-${group}`, game),
  title: (term, game) => (term.group === SHEETS ? maskName(term.id) : ofEdition(`title-${term.id}`, game)),
  text: textOf,
  gist: (id, game) => pick(nobodyAt(game), 'mascarade-gist', id),
  ours: (game) => say(nobodyAt(game), 'mascarade-rules-ours'),
  sheetsCounted: (game) => say(nobodyAt(game), 'mascarade-rules-sheets', { n: sheetsOf(game).length }),
  inPlay: (view) => asBallView(view).masks,
  words() {
    const rules = Object.values(TERMS)
      .flat()
      .flatMap((term) =>
        tOr(`rules-words-${term}`, '')
          .split('|')
          .filter(Boolean)
          .map((word) => ({ term, word, exact: false })),
      );
    // With its capital only: le fou is anybody, le Fou is a mask.
    const masks = MASKS.flatMap((term) =>
      [maskName(term), t('rules-several', { mask: maskName(term) })].map((word) => ({ term, word, exact: true })),
    );
    return [...rules, ...masks];
  },
};

function termsOf(game: string): Term[] {
  const ledger = LEDGERS[game] ?? '';
  const terms = GROUPS.flatMap((group) =>
    (group === SHEETS ? MASKS : TERMS[group]).map((id) => {
      const clauses = cited(`rules-${id}`).filter((clause) => clause.startsWith(ledger));
      return { id, group, clauses: clauses.sort() };
    }),
  );
  return terms.filter((term) => term.clauses.length > 0); // what an edition says nothing about is not in it
}

function ofEdition(key: string, game: string): string {
  const figures = FIGURES[game];
  return tOr(`rules-${key}-${game.slice(-2)}`, '', figures) || tOr(`rules-${key}`, '', figures);
}

/** A mask has its power first, then what else is to be known of it. */
function textOf(term: Term, game: string): string[] {
  if (term.group !== SHEETS) return [ofEdition(`text-${term.id}`, game)];
  const does = power(term.id, nobodyAt(game));
  return [does, ofEdition(`more-${term.id}`, game)].filter((text) => text !== '');
}

function sheetsOf(game: string): Term[] {
  return termsOf(game).filter((term) => term.group === SHEETS);
}

/** Somebody who reads about a game at no table in particular. */
function nobodyAt(game: string): Naming {
  return { game, people: {}, you: null, setup: {}, view: null };
}
