// The table of Masquerade after one more fact. Nothing is decided here: games/fold.ts says what a fold is for.
import type { FactShown } from '../../wire';
import { bare, endAfter, type Claims } from '../fold';
import type { MasqueradeCard, MasqueradeFact, MasqueradeSeat, MasqueradeView } from './wire';

export const CLAIMS: Claims<MasqueradeView> = {
  player: 'constant',
  first: 'whole',
  turn: 'whole',
  // Attack and health, whether a text works and what guards a card follow from all cards together. That a boost ended
  // does not say how much it was, where a card has several. A card that acted, left and came back has acted, which
  // its row does not show.
  seats: { but: ['attack', 'health', 'fires', 'guard', 'boosted', 'acted'] },
  deck: 'whole',
  pile: 'whole',
  hand: 'whole',
  sides: 'whole',
  sides_chosen: 'whole',
  acting: 'whole',
  attacker: 'whole',
  attacked: 'whole',
  said: 'whole',
  end: 'whole',
  phase: 'server',
  actions_left: 'server', // depends on the phase
  about: 'server',
  question: 'server',
  asked: 'server',
  sealed: 'server',
};

export function fold(view: MasqueradeView, fact: FactShown & MasqueradeFact): MasqueradeView {
  const before = view.acting === null ? view : acted(view); // after any fact it was said how the card acts
  const said = fact.kind === 'turn-began' ? [] : [...before.said, bare<MasqueradeFact>(fact)];
  return { ...before, said, end: endAfter(view.end, fact), ...changed(before, fact) };
}

function changed(view: MasqueradeView, fact: MasqueradeFact): Partial<MasqueradeView> {
  switch (fact.kind) {
    // How far the turn is.
    case 'turn-began':
      return { ...NO_FIGHT, turn: fact.player, seats: withCards(view, () => ({ acted: false })) };
    case 'acts-with':
      return { ...NO_FIGHT, acting: fact.at };
    case 'will-attack':
      return { attacker: fact.at };
    case 'attacks':
      return { attacked: fact.target };
    case 'no-fight':
    case 'ends-turn':
      return NO_FIGHT;
    case 'has-acted':
      return changedAt(view, fact.at, () => ({ acted: true }));
    case 'begins':
      return { first: fact.player };
    case 'joined':
      return { seats: [...view.seats, { player: fact.player, drawn: 0, row: [] }] };
    case 'ended':
      return {
        ...NO_FIGHT,
        turn: null,
        seats: withCards(view, (card) => (card.card === null ? {} : { known: 'open' })),
      };

    // How cards come.
    case 'drew':
      return drawn(view, fact.player, fact.card);
    case 'drew-unseen':
      return drawn(view, fact.player, null);
    case 'sealed':
      return { sides: [...view.sides, fact.given] };
    case 'all-chose':
      return fact.number === Math.max(...view.seats.map((seat) => seat.drawn))
        ? { sides: [], sides_chosen: 0 }
        : { sides_chosen: fact.number };
    case 'laid-up': {
      const laid = lay(view, fact.at);
      return { ...laid, ...shownAt({ ...view, ...laid }, fact.at, fact.card, 'up') };
    }
    case 'laid-down':
      return lay(view, fact.at);
    case 'hides':
      return shownAt(view, fact.at, fact.card, 'down');

    // How cards turn, move and go.
    case 'turned-up':
      return changedAt(view, fact.at, () => ({ side: 'up', card: fact.card, known: 'open' }));
    case 'turned-down':
      return changedAt(view, fact.at, (card) => ({ side: 'down', ...faceDown(view, fact.at, card) }));
    case 'lay':
      return changedAt(view, fact.at, () => ({ card: fact.card, known: 'open' }));
    case 'moved':
      return moved(view, fact.at, fact.there);
    case 'killed':
    case 'discarded':
      return { ...taken(view, fact.at), pile: [...view.pile, fact.card] };
    case 'shuffled-away':
      return { ...taken(view, fact.at), deck: view.deck + 1 };
    case 'gathered':
      return { ...NO_FIGHT, seats: view.seats.map((seat) => ({ ...seat, row: [] })) };

    // The deck and the discards.
    case 'deck-has':
      return { deck: fact.cards };
    case 'discarded-from-deck':
      return { ...thrown(view), pile: [...view.pile, fact.card] };
    case 'shuffled-back':
      return { pile: without(view.pile, fact.card), deck: view.deck + 1 };
    case 'recalled':
      return { pile: without(view.pile, fact.card) };
    case 'on-discards':
      return { pile: [...view.pile, fact.card] };

    // Markers.
    case 'poisoned':
      return changedAt(view, fact.at, () => ({ poison: fact.by }));
    case 'poison-works':
      return changedAt(view, fact.at, () => ({ poison: null }));
    case 'weakened':
      return changedAt(view, fact.at, () => ({ weaker: fact.loss }));
    case 'boosted':
      return changedAt(view, fact.at, ({ boosted: [attack = 0, health = 0] }) => ({
        boosted: [attack + fact.attack, health + fact.health],
      }));
    default:
      return {};
  }
}

const NO_FIGHT: Partial<MasqueradeView> = { attacker: null, attacked: null };

// ---- Places: a1 is the leftmost card of the first seat.

interface At {
  seat: number;
  index: number;
}

function at(place: string): At {
  return { seat: place.charCodeAt(0) - 'a'.charCodeAt(0), index: Number(place.slice(1)) - 1 };
}

function place({ seat, index }: At): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + seat)}${index + 1}`;
}

function isMine(view: MasqueradeView, seat: number): boolean {
  return view.seats[seat]?.player === view.player;
}

// ---- Cards in rows.

type Change = (card: MasqueradeCard) => Partial<MasqueradeCard>;

function withCards(view: MasqueradeView, change: Change): MasqueradeSeat[] {
  return view.seats.map((seat) => ({ ...seat, row: seat.row.map((card) => ({ ...card, ...change(card) })) }));
}

function withSeat(
  view: MasqueradeView,
  number: number,
  change: (seat: MasqueradeSeat) => Partial<MasqueradeSeat>,
): MasqueradeSeat[] {
  return view.seats.map((seat, index) => (index === number ? { ...seat, ...change(seat) } : seat));
}

function changedAt(view: MasqueradeView, where: string, change: Change): { seats: MasqueradeSeat[] } {
  const { seat, index } = at(where);
  const row = ({ row }: MasqueradeSeat) =>
    row.map((card, number) => (number === index ? { ...card, ...change(card) } : card));
  return { seats: withSeat(view, seat, (found) => ({ row: row(found) })) };
}

function acted(view: MasqueradeView): MasqueradeView {
  return view.acting === null
    ? view
    : { ...view, ...changedAt(view, view.acting, () => ({ acted: true })), acting: null };
}

/** What is to be seen of a card that lies face down: its own player still knows it. */
function faceDown(view: MasqueradeView, where: string, card: MasqueradeCard): Partial<MasqueradeCard> {
  if (view.end !== null) return {};
  return isMine(view, at(where).seat) && card.card !== null ? { known: 'mine' } : UNSEEN;
}

const UNSEEN: Partial<MasqueradeCard> = {
  card: null,
  known: null,
  attack: null,
  health: null,
  fires: false,
  guard: null,
};

const NEW: MasqueradeCard = {
  side: 'down',
  card: null,
  known: null,
  attack: null,
  health: null,
  acted: false,
  poison: null,
  weaker: 0,
  boosted: [0, 0],
  fires: false,
  guard: null,
};

function taken(view: MasqueradeView, where: string): Partial<MasqueradeView> {
  const { seat, index } = at(where);
  return {
    seats: withSeat(view, seat, ({ row }) => ({ row: row.toSpliced(index, 1) })),
    attacker: placeAfter(view.attacker, where, null),
    attacked: placeAfter(view.attacked, where, null),
  };
}

/** Where a card lies after another was taken from its row, or it was taken itself. */
function placeAfter(card: string | null, gone: string, there: string | null): string | null {
  if (card === null || card === gone) return card === null ? null : there;
  const [mine, other] = [at(card), at(gone)];
  return mine.seat === other.seat && mine.index > other.index ? place({ ...mine, index: mine.index - 1 }) : card;
}

/** A card goes to the right end of another row; `there` names it as if it still lay in its own. */
function moved(view: MasqueradeView, where: string, there: string): Partial<MasqueradeView> {
  const [from, to] = [at(where), at(there)];
  const card = view.seats[from.seat]?.row[from.index] ?? NEW;
  const left = { ...view, ...taken(view, where) };
  const end = place({ seat: to.seat, index: left.seats[to.seat]?.row.length ?? 0 });
  const shown = card.side === 'up' ? card : { ...card, ...faceDown(view, there, card) };
  return {
    seats: withSeat(left, to.seat, ({ row }) => ({ row: [...row, shown] })),
    attacker: placeAfter(view.attacker, where, end),
    attacked: placeAfter(view.attacked, where, end),
  };
}

// ---- Cards that were drawn, and are not in a row yet.

/** A card comes from the deck, or from those that were gathered, until the first of them is laid again. */
function drawn(view: MasqueradeView, player: string, card: string | null): Partial<MasqueradeView> {
  const gathered = sinceLaid(view, 'gathered') !== undefined;
  return {
    deck: gathered ? view.deck : view.deck - 1,
    seats: view.seats.map((seat) => (seat.player === player ? { ...seat, drawn: seat.drawn + 1 } : seat)),
    hand: card !== null && player === view.player ? [...view.hand, card] : view.hand,
  };
}

/** A card is laid at the right end of a row: from the discards, from the hand of the player who gives it, or from that
 * of the player who sits there. */
function lay(view: MasqueradeView, where: string): Partial<MasqueradeView> {
  const { seat } = at(where);
  const seats = view.seats.length > seat ? view.seats : [...view.seats, { player: letter(seat), drawn: 0, row: [] }];
  const recalled = sinceLaid(view, 'recalled');
  const giver = sinceLaid(view, 'gave');
  const from = giver === undefined ? seat : seats.findIndex(({ player }) => player === giver.by);
  const fromHand = recalled === undefined && (seats[from]?.drawn ?? 0) > 0;
  const own = fromHand && isMine(view, from);
  const next = giver === undefined ? view.hand[0] : (sinceLaid(view, 'will-give')?.card ?? view.hand[0]);
  const card = recalled !== undefined ? recalled.card : own ? (next ?? null) : null;
  const laid: MasqueradeCard = isMine(view, seat) && card !== null ? { ...NEW, card, known: 'mine' } : NEW;
  return {
    seats: seats.map((one, number) => ({
      ...one,
      drawn: one.drawn - (fromHand && number === from ? 1 : 0),
      row: number === seat ? [...one.row, laid] : one.row,
    })),
    hand: own && card !== null ? without(view.hand, card) : view.hand,
  };
}

/** It is told which card was just laid; others see it only face up. What is still in hand is what else there was. */
function shownAt(view: MasqueradeView, where: string, card: string, side: 'up' | 'down'): Partial<MasqueradeView> {
  const { seat, index } = at(where);
  const was = view.seats[seat]?.row[index]?.card ?? null;
  const hand = view.hand.flatMap((one) => (one === card ? (was === null ? [] : [was]) : [one]));
  const known = side === 'up' ? 'open' : isMine(view, seat) ? 'mine' : null;
  return known === null ? { hand } : { hand, ...changedAt(view, where, () => ({ side, card, known })) };
}

/** A drawn card is discarded: only the player who looked at the deck holds any. */
function thrown(view: MasqueradeView): Partial<MasqueradeView> {
  const seats = view.seats.map((seat) => ({ ...seat, drawn: Math.max(0, seat.drawn - 1) }));
  return { seats, hand: view.hand.slice(1) };
}

/** The last fact of this kind in this turn, if no card was laid since. */
function sinceLaid<Kind extends MasqueradeFact['kind']>(
  view: MasqueradeView,
  kind: Kind,
): Extract<MasqueradeFact, { kind: Kind }> | undefined {
  for (const fact of view.said.toReversed()) {
    if (fact.kind === kind) return fact as Extract<MasqueradeFact, { kind: Kind }>;
    if (fact.kind === 'laid-up' || fact.kind === 'laid-down') return undefined;
  }
  return undefined;
}

function letter(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
}

/** The cards without one of these. */
function without(cards: string[], card: string): string[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}
