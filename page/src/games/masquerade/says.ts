// All that the table of Masquerade says beside the story: labels, sentences for ears, what an attack would lead to.
import type { FactShown } from '../../wire';
import { capital, choosable, describeFact, describeOption, describeQuestion, describeReason, say } from '../../words/reader';
import type { Reader, Value } from '../../words/reader';
import { asTerms, cardAt, onlyOne, ownerOf, printedIn, seatOf } from './view';
import type { Fight, MasqueradeCard, MasqueradeView } from './wire';
import { sortOf } from './wordFunctions';

export type Naming = Reader<MasqueradeView>;

/** A sentence of this family's own screens. */
export function tell(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return say(reader, `masquerade-page-${key}`, args);
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

export function reason(because: { reason: string; args: Record<string, Value> }, reader: Reader, tried: string): string {
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
  return sentence(reader, 'attack-title', { card, owner: ownerOf(target), number: Number(target.slice(1)), target: choosable(lies?.card) });
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
  ];
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

// How near everybody is to winning.

export interface Way {
  card: string | null; // whose portrait stands beside it; null: the back of a card
  goal: string;
  stands: string; // how it stands with it
}

export function waysToWin(reader: Naming): Way[] {
  const view = reader.view;
  if (view === null) return [];
  const terms = asTerms(reader.setup);
  const [king, queen] = [onlyOne(terms, 'king'), onlyOne(terms, 'queen')];
  const rounds = Math.floor(view.deck / Math.max(view.seats.length, 1));
  return [
    { card: king, goal: tell(reader, 'way-king'), stands: sentence(reader, 'king', whereabouts(view, king)) },
    { card: queen, goal: tell(reader, 'way-royals'), stands: sentence(reader, 'queen', whereabouts(view, queen)) },
    { card: null, goal: tell(reader, 'way-deck'), stands: tell(reader, 'deck', { n: view.deck, rounds }) },
  ];
}

/** Where a card is, as far as this player knows. */
function whereabouts(view: MasqueradeView, card: string): Record<string, Value> {
  for (const seat of view.seats) {
    const found = seat.row.find((each) => each.card === card);
    if (found !== undefined) return { lies: found.side, who: seat.player, health: choosable(found.health) };
  }
  return { lies: view.hand.includes(card) ? 'hand' : view.pile.includes(card) ? 'pile' : 'none', who: '', health: '' };
}
