// What one player may know at this moment, and what can be read from it at a glance.
import type { FactShown } from '../../wire';
import { language } from '../../words/words.svelte';
import { HOUSE_CARDS, type CardClass, type PrintedCard } from './cards';
import type {
  CardSheet,
  CardWords,
  Fight,
  MasqueradeCard,
  MasqueradeFact,
  MasqueradeSeat,
  MasqueradeTerms,
  MasqueradeView,
} from './wire';

/** The server made it: the shape is the server's word, and not checked again. */
export function asView(view: object): MasqueradeView {
  return view as MasqueradeView;
}

/** The same of a fact of this game. */
export function asFact(fact: FactShown): FactShown & MasqueradeFact {
  return fact as FactShown & MasqueradeFact;
}

/** The same of what was agreed before the game; a table that has not begun has agreed on nothing. */
export function asTerms(setup: object): MasqueradeTerms {
  return { cards: {}, arrows: 'now', actions: 3, row: 6, ...setup };
}

/** The same of what an option would lead to. */
export function asFights(prospects: readonly object[] | undefined): Fight[] {
  return (prospects ?? []) as Fight[];
}

export function seatOf(view: MasqueradeView, player: string | null): MasqueradeSeat | null {
  return view.seats.find((seat) => seat.player === player) ?? null;
}

/** The letter of the player in whose row a place is. */
export function ownerOf(place: string): string {
  return place.charAt(0).toUpperCase();
}

/** The place of a card in a row, counted from nought: b2 is the second of B. */
export function placeOf(player: string, index: number): string {
  return `${player.toLowerCase()}${index + 1}`;
}

export function cardAt(view: MasqueradeView, place: string): MasqueradeCard | null {
  return seatOf(view, ownerOf(place))?.row[Number(place.slice(1)) - 1] ?? null;
}

/** All places of the table, row by row. */
export function placesOf(view: MasqueradeView): string[] {
  return view.seats.flatMap((seat) => seat.row.map((_, index) => placeOf(seat.player, index)));
}

/** Where a card lies, as far as this player sees it. */
export function findCard(view: MasqueradeView, card: string): string | null {
  return placesOf(view).find((place) => cardAt(view, place)?.card === card) ?? null;
}

/** The players clockwise, those of the left of this one first, and this one last. */
export function othersFirst(view: MasqueradeView): MasqueradeSeat[] {
  const me = Math.max(
    0,
    view.seats.findIndex((seat) => seat.player === view.player),
  );
  return [...view.seats.slice(me + 1), ...view.seats.slice(0, me + 1)];
}

/** The one card of a class of which there is one. */
export function onlyOne(terms: MasqueradeTerms, kind: 'king' | 'queen'): string {
  return Object.entries(terms.cards).find(([, card]) => card.kind === kind)?.[0] ?? '';
}

/** A card as it is printed: one of ours, or of a pack that this table brought. */
export function printedIn(terms: MasqueradeTerms, card: string): PrintedCard | null {
  const sheet = terms.cards[card];
  return HOUSE_CARDS[card] ?? (sheet === undefined ? null : printedFrom(sheet));
}

function printedFrom(sheet: CardSheet): PrintedCard {
  return {
    name: sheet.name,
    class: sheet.kind as CardClass,
    attack: sheet.attack,
    attackArrow: sheet.attack_arrow as PrintedCard['attackArrow'],
    health: sheet.health,
    healthArrow: sheet.health_arrow as PrintedCard['healthArrow'],
    picture: sheet.picture,
    text: sheet.text,
    translations: sheet.translations,
  };
}

/** What stands on a card, in the reader's language where its deck has it. */
export function wordsOn(terms: MasqueradeTerms, card: string): CardWords {
  const sheet = terms.cards[card];
  if (sheet === undefined) return { short: card, name: card, text: '', flavour: '' };
  return sheet.translations[language.code] ?? sheet;
}

/** The same rows with what really lies there; `truth` has it by place: a card, its attack and its health. */
export function unveiled(view: MasqueradeView, truth: Record<string, string>): MasqueradeView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    row: seat.row.map((card, index) => {
      const [lies, attack, health] = truth[placeOf(seat.player, index)]?.split(' ') ?? [];
      if (card.card !== null || lies === undefined) return card;
      return { ...card, card: lies, known: 'mine' as const, attack: Number(attack), health: Number(health) };
    }),
  }));
  return { ...view, seats };
}

/** The same rows with what was drawn and is not in play yet at their right ends, where it is going to lie. */
export function withHands(view: MasqueradeView, terms: MasqueradeTerms): MasqueradeView {
  const seats = view.seats.map((seat) => {
    const mine = seat.player === view.player ? view.hand : [];
    const drawn = Array.from({ length: Math.max(seat.drawn, mine.length) }, (_, index) =>
      inHand(mine[index] ?? null, terms),
    );
    return drawn.length === 0 ? seat : { ...seat, row: [...seat.row, ...drawn] };
  });
  return { ...view, seats };
}

function inHand(card: string | null, terms: MasqueradeTerms): MasqueradeCard {
  const printed = card === null ? null : printedIn(terms, card);
  return {
    side: 'down',
    card,
    known: card === null ? null : 'mine',
    attack: printed?.attack ?? null,
    health: printed?.health ?? null,
    acted: false,
    poison: null,
    weaker: 0,
    boosted: [0, 0],
    fires: false,
    guard: null,
  };
}
