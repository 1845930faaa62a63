// The rules of Masques by term: what is said of each stands in the catalogues (`masques-page-rules-`), what an agent
// does in its sheet, and the clauses behind them in cited.json.
import { cited } from '../../rules/clauses';
import type { Rulebook, Term } from '../../rules/rulebook';
import { say, type Reader } from '../../words/reader';
import { language, t } from '../../words/words.svelte';
import { COSTS, FIGURES } from './figures';
import Lesson from './Lesson.svelte';
import * as says from './says';
import SheetPicture from './SheetPicture.svelte';
import { asView } from './view';

const SHEETS = 'agents';
const GROUPS = ['first', 'turn', SHEETS, 'end', 'small', 'house'] as const;
type Group = (typeof GROUPS)[number];

const KINDS = ['thief', 'guard', 'gondolier', 'assassin', 'courtesan', 'trader'];
const TERMS: Record<Exclude<Group, typeof SHEETS>, readonly string[]> = {
  first: ['goal', 'families', 'start'],
  turn: ['draft', 'turn', 'place', 'hire', 'pass'],
  end: ['awards', 'even', 'face-down', 'next', 'end'],
  small: ['three', 'two'],
  house: ['numbers', 'secrets'],
};

const LEDGERS: Record<string, string> = { 'masques-dust': 'MQD-', 'masques-ffg': 'MQF-' };

export const rulebook: Rulebook = {
  family: 'masques',
  games: Object.keys(LEDGERS),
  minutes: 4,
  Lesson,
  groups: GROUPS,
  sheets: SHEETS,
  Picture: SheetPicture,
  edition: (game) => says.tell(readerOf(game), 'edition'),
  terms: termsOf,
  groupTitle: (group, game) => says.sentence(readerOf(game), `rules-group-${group}`),
  title: (term, game) =>
    term.group === SHEETS ? says.agentName(term.id, readerOf(game)) : says.sentence(readerOf(game), `rules-${term.id}`),
  text: (term, game) => [
    says.sentence(
      readerOf(game),
      term.group === SHEETS ? `rules-agent-${term.id}` : `rules-${term.id}.text`,
      FIGURES[game],
    ),
  ],
  gist: (id) => priced(id),
  ours: (game) => say(readerOf(game), 'masques-rules-ours', FIGURES[game]),
  sheetsCounted: (game) => say(readerOf(game), 'masques-rules-sheets', { n: KINDS.length, ...FIGURES[game] }),
  inPlay: (view) => Object.fromEntries(Object.keys(asView(view).agents).map((kind) => [kind, 1])),
  words() {
    const rules = Object.values(TERMS)
      .flat()
      .flatMap((term) => {
        const words = language.fill(`masques-page-rules-${term}.words`, {}) ?? '';
        return words
          .split('|')
          .filter(Boolean)
          .map((word) => ({ term, word, exact: false }));
      });
    const agents = KINDS.map((term) => ({ term, word: word(term), exact: false }));
    return [...rules, { term: 'families', word: 'Foscari', exact: true }, ...agents];
  },
};

/** What an agent is called in sentences. */
function word(kind: string): string {
  return language.fill(`masques-the-${kind}.short`, {}) ?? language.fill(`masques-the-${kind}`, {}) ?? kind;
}

/** What an agent costs is ours, and it says so. */
function priced(kind: string): string {
  const [one = 0, two = 0, three = 0] = COSTS[kind] ?? [];
  return t('masques-rules-price', { one, two, three });
}

function termsOf(game: string): Term[] {
  const ledger = LEDGERS[game] ?? '';
  const terms = GROUPS.flatMap((group) =>
    (group === SHEETS ? KINDS : TERMS[group]).map((id) => {
      const clauses = cited(`masques-page-rules-${group === SHEETS ? `agent-${id}` : id}`).filter((clause) =>
        clause.startsWith(ledger),
      );
      return { id, group, clauses: clauses.sort() };
    }),
  );
  return terms.filter((term) => term.clauses.length > 0); // what an edition says nothing about is not in it
}

/** Somebody who reads about a game at no table in particular. */
function readerOf(game: string): Reader {
  return { game, people: {}, you: null, setup: {}, view: null };
}
