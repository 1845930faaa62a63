// Where the rows of cards lie, in pixels of the room that there is: a band for each opponent in the order of turns from
// my left, and my own row below them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CardSpot extends Box {
  shown: number; // the width of it that no other card lies on
}

/** How much of a card is drawn. */
export type Detail =
  | 'full' // name, portrait, numbers with their signs, and room for a forecast in words below
  | 'small' // the same, with plain numbers and a short forecast below
  | 'tight' // a forecast takes the place of the name
  | 'portrait'; // the portrait alone: the row opens by a tap

export interface Size {
  width: number;
  height: number;
}

export interface Band extends Box {
  name: Box; // of the player
  card: Size;
  detail: Detail;
  cards: CardSpot[];
}

export interface Rows {
  bands: Band[]; // one for each opponent
  mine: Band;
  stock: Box | null; // deck and discards; null: they stand elsewhere
}

export const CARD_RATIO = 1.34; // a card's height to its width
const FORECAST = 20; // below a card that has one there
const LIFT = 12; // a card that acts is raised
const DESK = 640; // a room this wide has names beside the rows

/** The opponents' rows have so many cards each, mine has `mine`. An empty row keeps its place. On a phone with many
    opponents their rows are closed; one of them may be open. */
export function rows(
  opponents: readonly number[],
  mine: number,
  width: number,
  height: number,
  open: number | null = null,
): Rows {
  return width >= DESK ? onDesk(opponents, mine, width, height) : onPhone(opponents, mine, width, height, open);
}

const ON_DESK = { edge: 10, name: 100, stock: 110, card: 88, smallCard: 61, gap: 16, smallGap: 8, own: 98, mine: 168, heading: 22 };

function onDesk(opponents: readonly number[], mine: number, width: number, height: number): Rows {
  const { edge, name, stock, gap, smallGap, heading } = ON_DESK;
  const mineHeight = Math.min(ON_DESK.mine, height * 0.28);
  const cloth = height - mineHeight;
  const ownCard = cardIn(ON_DESK.own, mineHeight - 2 * LIFT);
  const ownRow = band({ x: 0, y: cloth, width, height: mineHeight }, mine, { card: ownCard, detail: 'full', beside: name, above: 0, gap, edge });
  if (opponents.length <= 3) {
    const each = cloth / Math.max(opponents.length, 1);
    const style: Style = { card: cardIn(ON_DESK.card, each - FORECAST - edge), detail: 'full', beside: name, above: 0, gap, edge };
    const bands = opponents.map((count, n) => band({ x: 0, y: n * each, width: width - stock, height: each }, count, style));
    return { bands, mine: ownRow, stock: { x: width - stock, y: 0, width: stock, height: cloth } };
  }
  // Two columns. Deck and discards lie in the last place of the second, which is free.
  const lines = Math.ceil((opponents.length + 1) / 2);
  const each = cloth / lines;
  const half = width / 2;
  const card = cardIn(ON_DESK.smallCard, each - heading - FORECAST - 2);
  const style: Style = { card, detail: 'small', beside: 0, above: heading, gap: smallGap, edge };
  const place = (n: number): Box => ({ x: (n % 2) * half, y: Math.floor(n / 2) * each, width: half, height: each });
  return { bands: opponents.map((count, n) => band(place(n), count, style)), mine: ownRow, stock: place(lines * 2 - 1) };
}

const ON_PHONE = { edge: 6, top: 4, card: 60, gap: 10, heading: 18 };
const SMALL = { band: 116, forecast: 17 };
const TIGHT = { band: 86, card: 46, gap: 12, below: 4 };
const STRIP = { band: 38, name: 96, card: 26, gap: 5, below: 4 };

/** How high the rows would like to be on a phone. */
export function phoneHeight(opponents: readonly number[], mine: number, width: number): number {
  const others = opponents.length;
  const bands = others <= 3 ? others * SMALL.band : others <= 5 ? others * TIGHT.band : others * STRIP.band + TIGHT.band - STRIP.band;
  return ON_PHONE.top + bands + phoneCard(opponents, mine, width).height + 2 * LIFT;
}

/** A card of my own row. */
function phoneCard(opponents: readonly number[], mine: number, width: number): Size {
  const longest = Math.min(Math.max(...opponents, mine, 1), 6); // longer rows overlap
  return cardIn(Math.min(ON_PHONE.card, (width - 2 * ON_PHONE.edge - ON_PHONE.gap * (longest - 1)) / longest), Infinity);
}

function onPhone(opponents: readonly number[], mine: number, width: number, height: number, open: number | null): Rows {
  const { edge, top, gap, heading } = ON_PHONE;
  const ownCard = phoneCard(opponents, mine, width);
  const mineHeight = ownCard.height + 2 * LIFT;
  const cloth = height - mineHeight;
  const others = opponents.length;

  const small = (high: number): Style => ({ card: cardIn(ownCard.width, high - heading - SMALL.forecast), detail: 'small', beside: 0, above: heading, gap, edge });
  const tight = (high: number): Style => ({ card: cardIn(Math.min(TIGHT.card, ownCard.width), high - heading - TIGHT.below), detail: 'tight', beside: 0, above: heading, gap: TIGHT.gap, edge });
  const strip = (high: number): Style => ({ card: cardIn(STRIP.card, high - STRIP.below), detail: 'portrait', beside: STRIP.name, above: 0, gap: STRIP.gap, edge });

  const opened = others > 5 && open !== null ? TIGHT.band : 0;
  const [most, style] = others <= 3 ? [SMALL.band, small] : others <= 5 ? [TIGHT.band, tight] : [STRIP.band, strip];
  const each = Math.min(most, (cloth - top - opened) / Math.max(opened > 0 ? others - 1 : others, 1));
  let y = top;
  const bands = opponents.map((count, n) => {
    const isOpen = opened > 0 && n === open;
    const high = isOpen ? opened : each;
    const found = band({ x: 0, y, width, height: high }, count, isOpen ? tight(high) : style(high));
    y += high;
    return found;
  });
  const own: Style = { card: ownCard, detail: 'small', beside: 0, above: 0, gap, edge };
  return { bands, mine: band({ x: 0, y, width, height: mineHeight }, mine, own), stock: null };
}

/** The largest card that is neither wider nor higher than this. */
function cardIn(width: number, height: number): Size {
  const wide = Math.max(Math.min(width, height / CARD_RATIO), 0);
  return { width: wide, height: wide * CARD_RATIO };
}

/** How a band is filled. The name stands beside the cards, so wide, or above them, so high. */
interface Style {
  card: Size;
  detail: Detail;
  beside: number;
  above: number;
  gap: number;
  edge: number; // left and right of everything
}

function band(box: Box, count: number, { card, detail, beside, above, gap, edge }: Style): Band {
  const left = box.x + edge + beside;
  const room = box.x + box.width - edge - left;
  const top = above > 0 ? box.y + above : box.y + Math.min(LIFT, (box.height - card.height) / 2);
  const name = above > 0 ? { ...box, x: left, width: room, height: above } : { ...box, x: box.x + edge, width: beside };
  return { ...box, name, card, detail, cards: spread(count, left, top, room, card, gap) };
}

/** Cards side by side, which lie over one another like a hand where there is no room: the later over the earlier. */
function spread(count: number, left: number, top: number, room: number, card: Size, gap: number): CardSpot[] {
  const pitch = count > 1 ? Math.min(card.width + gap, (room - card.width) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, n) => ({
    x: left + n * pitch,
    y: top,
    ...card,
    shown: n === count - 1 ? card.width : Math.min(card.width, pitch),
  }));
}

/** The place that an arrow key leads to: along a row, or to the nearest card of the next row that has one. */
export function neighbour(
  all: readonly (readonly CardSpot[])[],
  from: { row: number; place: number },
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): { row: number; place: number } | null {
  const row = all[from.row] ?? [];
  if (key === 'ArrowLeft') return from.place > 0 ? { ...from, place: from.place - 1 } : null;
  if (key === 'ArrowRight') return from.place < row.length - 1 ? { ...from, place: from.place + 1 } : null;
  const by = key === 'ArrowUp' ? -1 : 1;
  for (let next = from.row + by; next >= 0 && next < all.length; next += by) {
    const spots = all[next] ?? [];
    if (spots.length > 0) return { row: next, place: nearest(spots, row[from.place]?.x ?? 0) };
  }
  return null;
}

function nearest(spots: readonly CardSpot[], x: number): number {
  const away = spots.map((spot) => Math.abs(spot.x - x));
  return away.indexOf(Math.min(...away));
}
