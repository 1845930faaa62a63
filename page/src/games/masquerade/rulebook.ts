// The rules of Masquerade by term: what is said of each stands in the catalogues (`masquerade-page-rule-`), the clauses
// behind it in cited.json, and what a card says in its deck.
import { cited } from '../../rules/clauses';
import type { Rulebook } from '../../rules/rulebook';
import { language, t, tOr } from '../../words/words.svelte';
import { HOUSE_CARDS } from './cards';
import { FIGURES } from './figures';
import Lesson from './Lesson.svelte';
import SheetPicture from './SheetPicture.svelte';
import { asView } from './view';

const ID = 'masquerade';
const SHEETS = 'cards';
const TERMS: Record<string, readonly string[]> = {
  first: ['goal', 'start', 'sides'],
  turn: ['turn', 'actions'],
  fight: ['attack', 'shield', 'arrows', 'abilities'],
  end: ['king', 'queen', 'deck'],
  [SHEETS]: Object.keys(HOUSE_CARDS),
  table: ['joining', 'packs'],
};

export const rulebook: Rulebook = {
  family: ID,
  games: [ID],
  minutes: 4,
  Lesson,
  groups: Object.keys(TERMS),
  sheets: SHEETS,
  Picture: SheetPicture,
  edition: () => t('masquerade-page-edition'),
  terms: () =>
    Object.entries(TERMS).flatMap(([group, ids]) => ids.map((id) => ({ id, group, clauses: clausesOf(id, group) }))),
  groupTitle: (group) => tOr(`masquerade-page-group-${group}`, ''),
  title: (term) =>
    term.group === SHEETS ? wordsOf(term.id).name : tOr(`masquerade-page-rule-${term.id}.title`, '', FIGURES[ID]),
  text: (term) => [term.group === SHEETS ? sheetOf(term.id) : tOr(`masquerade-page-rule-${term.id}`, '', FIGURES[ID])],
  gist: (id) => t('masquerade-rules-strength', strengthOf(id)),
  ours: () => t('masquerade-rules-ours'),
  sheetsCounted: () =>
    t('masquerade-rules-sheets', { n: Object.keys(HOUSE_CARDS).length, cards: FIGURES[ID]?.cards ?? 0 }),
  inPlay: (view) => Object.fromEntries([...seen(view), ...Object.keys(HOUSE_CARDS)].map((card) => [card, 1])),
  words() {
    const rules = Object.values(TERMS)
      .flat()
      .flatMap((term) =>
        tOr(`masquerade-page-rule-${term}.words`, '')
          .split('|')
          .filter(Boolean)
          .map((word) => ({ term, word, exact: false })),
      );
    const cards = Object.keys(HOUSE_CARDS).map((term) => ({ term, word: bare(wordsOf(term).name), exact: true }));
    return [...rules, ...cards];
  },
};

/** A card is our wording of what is printed; its own rulings stand in the deck. */
function clausesOf(id: string, group: string): string[] {
  return cited(`masquerade-page-rule-${group === SHEETS ? 'sheet' : id}`).toSorted();
}

function wordsOf(card: string): { name: string; text: string } {
  const printed = HOUSE_CARDS[card];
  return printed?.translations[language.code] ?? printed ?? { name: card, text: '' };
}

function sheetOf(card: string): string {
  const { text } = wordsOf(card);
  return HOUSE_CARDS[card] === undefined ? text : t('masquerade-page-rule-sheet', { text, ...strengthOf(card) }).trim();
}

/** The numbers on a card, with their arrows. */
function strengthOf(card: string): { attack: string; health: string } {
  const arrows = { '': '', up: '▲', down: '▼' };
  const printed = HOUSE_CARDS[card];
  if (printed === undefined) return { attack: '?', health: '?' };
  return { attack: printed.attack + arrows[printed.attackArrow], health: printed.health + arrows[printed.healthArrow] };
}

/** A name as it stands in a sentence: "the Black Widow" begins with a small letter there. */
function bare(name: string): string {
  return name.replace(/^(?:The|Le|La|Les) |^L’/, '');
}

function seen(view: object): string[] {
  return asView(view).seats.flatMap((seat) => seat.row.flatMap(({ card }) => card ?? []));
}
