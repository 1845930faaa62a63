// All that the table of Masquerade says beside the story: labels, sentences for ears, what an attack would lead to.
import type { FactShown } from '../../wire';
import {
  NOTHING,
  capital,
  choosable,
  describeFact,
  describeOption,
  describeQuestion,
  describeReason,
  say,
} from '../../words/reader';
import type { Reader, Value } from '../../words/reader';
import { asTerms, cardAt, onlyOne, ownerOf, printedIn, seatOf } from './view';
import type { Fight, MasqueradeCard, MasqueradeView } from './wire';
import { sortOf } from './wordFunctions';

export type Naming = Reader<MasqueradeView>;

/** A sentence of this family's own screens. */
export function tell(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return say(reader, `masquerade-page-${key}`, args);
}

/** Whose turn it is; empty between turns, and where no action is left. */
export function whoseTurn(reader: Naming): string {
  const who = reader.view?.turn ?? null;
  return who === null || reader.view?.actions_left === 0 ? '' : sentence(reader, 'progress', { who });
}

/** Which action of the turn is the next. */
export function whichAction(reader: Naming): string {
  const { actions: all } = asTerms(reader.setup);
  return tell(reader, 'progress.more', { n: all - (reader.view?.actions_left ?? all) + 1, all });
}

/** The same with a capital, where a name does not begin it. */
export function sentence(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return capital(tell(reader, key, args), reader);
}

/** A fact, with the rows as they were just before it; null: not known any more. */
export function told(fact: FactShown, reader: Reader, before: MasqueradeView | null): string {
  return describeFact({ ...reader, view: before }, fact) ?? fact.say ?? '';
}

/** A question by its name. */
export function asks(question: string, reader: Reader): string {
  return describeQuestion(reader, question) ?? question;
}

export function option(question: string, text: string, reader: Reader, fights: readonly Fight[] = []): string {
  return describeOption(reader, question, text, sortOf(text), fights) ?? text;
}

export function reason(
  because: { reason: string; args: Record<string, Value> },
  reader: Reader,
  tried: string,
): string {
  return describeReason(reader, because.reason, { tried, ...because.args }) ?? because.reason;
}

// Cards.

/** What an attack would lead to, in a sentence. */
export function fightSentence(fight: Fight, reader: Reader): string {
  return withStop(capital(say(reader, 'masquerade-fight', fightArgs(fight)), reader));
}

/** Who attacks whom, with short names. */
export function attackTitle(card: string, target: string, reader: Naming): string {
  const lies = reader.view === null ? null : cardAt(reader.view, target);
  return sentence(reader, 'attack-title', {
    card,
    owner: ownerOf(target),
    number: Number(target.slice(1)),
    target: choosable(lies?.card),
  });
}

/** The same in two words. */
export function outcome(fight: Fight, reader: Reader): string {
  return tell(reader, 'outcome', fightArgs(fight));
}

function fightArgs(fight: Fight): Record<string, Value> {
  return Object.fromEntries(Object.entries(fight).map(([name, value]) => [name, choosable(value)]));
}

/** A card in a row with all that is to be seen of it; for ears. */
export function cardLabel(place: string, reader: Naming, fight: Fight | null, isShielded: boolean): string {
  const view = reader.view;
  const card = view === null ? null : cardAt(view, place);
  if (view === null || card === null) return place;
  const all = seatOf(view, ownerOf(place))?.row.length ?? 0;
  const parts = [
    sentence(reader, 'card', { place, owner: ownerOf(place), number: Number(place.slice(1)), all, ...cardArgs(card) }),
    ...marks(card, reader),
    ...(isShielded ? [tell(reader, 'mark-shielded')] : []),
  ];
  const foreseen = fight === null ? [] : [fightSentence(fight, reader)];
  return [...parts, ...foreseen].map((part) => withStop(capital(part, reader))).join(' ');
}

/** A sentence ends with a full stop, unless a card's own text has ended it. */
function withStop(sentence: string): string {
  return /[.!?”»]$/.test(sentence) ? sentence : `${sentence}.`;
}

function cardArgs(card: MasqueradeCard): Record<string, Value> {
  return {
    card: choosable(card.card),
    side: card.side,
    known: choosable(card.known),
    attack: choosable(card.attack),
    health: choosable(card.health),
  };
}

/** What lies on a card, each a sentence without its full stop. */
export function marks(card: MasqueradeCard, reader: Reader): string[] {
  const [attack = 0, health = 0] = card.boosted;
  return [
    ...(card.poison === null ? [] : [tell(reader, 'mark-poisoned', { by: card.poison })]),
    ...(card.weaker > 0 ? [tell(reader, 'mark-weaker', { n: card.weaker })] : []),
    ...(attack > 0 || health > 0 ? [tell(reader, 'mark-boosted', { attack, health })] : []),
    ...(card.acted ? [tell(reader, 'mark-acted')] : []),
    ...(card.guard === null
      ? []
      : [tell(reader, card.guard === card.card ? 'mark-cannot-die' : 'mark-guarded', { guard: card.guard })]),
  ];
}

/** When the text of a card works next, where it works by being turned up. */
export function readiness(card: MasqueradeCard, reader: Reader): string[] {
  return card.fires ? [tell(reader, card.side === 'up' ? 'mark-works-again' : 'mark-works')] : [];
}

/** One of the numbers of a card now, and why it is not what is printed. */
export function numberNow(what: 'attack' | 'health', card: MasqueradeCard, reader: Reader): string {
  const printed = card.card === null ? null : printedIn(asTerms(reader.setup), card.card);
  if (printed === null) return '';
  const arrow = what === 'attack' ? printed.attackArrow : printed.healthArrow;
  const now = card[what];
  const base = printed[what];
  return tell(reader, 'number-now', {
    now: choosable(now),
    printed: base,
    arrow: arrow === '' ? 'none' : arrow,
    doubled: arrow !== '' && now === base * 2 ? 'yes' : 'no',
    changed: now === base || (arrow !== '' && now === base * 2) ? 'no' : 'yes',
  });
}

/** The numbers of a card on a side, as printed: an arrow doubles on its side. */
export function numbersOn(
  side: 'up' | 'down',
  card: string,
  reader: Reader,
): { attack: number; health: number } | null {
  const printed = printedIn(asTerms(reader.setup), card);
  if (printed === null) return null;
  const { attack, attackArrow, health, healthArrow } = printed;
  return { attack: attack * (attackArrow === side ? 2 : 1), health: health * (healthArrow === side ? 2 : 1) };
}

/** For whom the table waits; null: for nobody that is known. */
export function waitsFor(reader: Naming): string | null {
  const { view } = reader;
  if (view === null || view.end !== null) return sentence(reader, 'over');
  const [one] = view.asked;
  return one === undefined ? null : sentence(reader, view.asked.length > 1 ? 'waits-all' : 'waits', { who: one });
}

// How near everybody is to winning.

export interface Way {
  card: string | null; // whose portrait stands beside it; null: the back of a card
  goal: string;
  stands: string[]; // how it stands with it, a sentence each
  near: boolean; // somebody is about to win by it, as far as this player knows
}

/** `killers` are cards of mine that would win by an attack now. */
export function waysToWin(reader: Naming, killers: readonly string[] = []): Way[] {
  const view = reader.view;
  if (view === null) return [];
  const terms = asTerms(reader.setup);
  const [king, queen] = [onlyOne(terms, 'king'), onlyOne(terms, 'queen')];
  const [his, hers] = [whereabouts(view, king), whereabouts(view, queen)];
  const rounds = Math.floor(view.deck / Math.max(view.seats.length, 1));
  const [killer] = killers;
  return [
    {
      card: king,
      goal: tell(reader, 'way-king'),
      stands: [
        sentence(reader, 'king', his),
        ...(his.guard === NOTHING ? [] : [sentence(reader, 'guard', his)]),
        ...(killer === undefined ? [] : [sentence(reader, 'can-kill', { card: killer })]),
      ],
      near: killer !== undefined,
    },
    {
      card: queen,
      goal: tell(reader, 'way-royals'),
      stands: [sentence(reader, 'queen', hers)],
      near: his.lies === 'up' && hers.lies !== 'none' && hers.who === his.who,
    },
    {
      card: null,
      goal: tell(reader, 'way-deck'),
      stands: [
        tell(reader, 'deck', { n: view.deck, rounds }),
        ...(his.lies === 'up' ? [sentence(reader, 'deck-wins', his)] : []),
      ],
      near: rounds === 0,
    },
  ];
}

/** Where a card is, as far as this player knows, and what keeps it from being killed there. */
function whereabouts(view: MasqueradeView, card: string): Record<'lies' | 'who' | 'health' | 'guard', Value> {
  for (const seat of view.seats) {
    const found = seat.row.find((each) => each.card === card);
    if (found !== undefined)
      return {
        lies: found.side,
        who: seat.player,
        health: choosable(found.health),
        guard: choosable(found.guard === card ? null : found.guard),
      };
  }
  return {
    lies: view.hand.includes(card) ? 'hand' : view.pile.includes(card) ? 'pile' : 'none',
    who: '',
    health: '',
    guard: NOTHING,
  };
}
