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

export interface Band extends Box {
  name: Box; // of the player
  cards: CardSpot[];
}

export interface Rows {
  bands: Band[]; // one for each opponent
  mine: Band;
  card: { width: number; height: number }; // of an opponent
  ownCard: { width: number; height: number };
  detail: Detail; // of the opponents' cards
  stock: Box | null; // deck and discards; null: they stand elsewhere
}

export const CARD_RATIO = 1.34; // a card's height to its width
const FORECAST = 20; // below a card that has one there
const LIFT = 12; // a card that acts is raised
const DESK = 640; // a room this wide has names beside the rows

/** The opponents' rows have so many cards each, mine has `mine`. An empty row keeps its place. */
export function rows(opponents: readonly number[], mine: number, width: number, height: number): Rows {
  return width >= DESK ? onDesk(opponents, mine, width, height) : onPhone(opponents, mine, width, height);
}

const ON_DESK = { edge: 10, name: 100, stock: 110, card: 88, smallCard: 61, gap: 16, smallGap: 8, own: 98, mine: 168, heading: 22 };

function onDesk(opponents: readonly number[], mine: number, width: number, height: number): Rows {
  const { edge, name, stock, gap, smallGap, heading } = ON_DESK;
  const mineHeight = Math.min(ON_DESK.mine, height * 0.28);
  const cloth = height - mineHeight;
  const ownCard = cardIn(ON_DESK.own, mineHeight - 2 * LIFT);
  const ownRow = band({ x: 0, y: cloth, width, height: mineHeight }, name, 0, ownCard, mine, gap, edge);
  if (opponents.length <= 3) {
    const each = cloth / Math.max(opponents.length, 1);
    const card = cardIn(ON_DESK.card, each - FORECAST - edge);
    const bands = opponents.map((count, n) =>
      band({ x: 0, y: n * each, width: width - stock, height: each }, name, 0, card, count, gap, edge),
    );
    return { bands, mine: ownRow, card, ownCard, detail: 'full', stock: { x: width - stock, y: 0, width: stock, height: cloth } };
  }
  // Two columns. Where the last place of the second is free, deck and discards lie there.
  const lines = Math.ceil((opponents.length + 1) / 2);
  const each = cloth / lines;
  const half = width / 2;
  const card = cardIn(ON_DESK.smallCard, each - heading - FORECAST - 2);
  const place = (n: number): Box => ({ x: (n % 2) * half, y: Math.floor(n / 2) * each, width: half, height: each });
  const bands = opponents.map((count, n) => band(place(n), 0, heading, card, count, smallGap, edge));
  return { bands, mine: ownRow, card, ownCard, detail: 'small', stock: place(lines * 2 - 1) };
}

const ON_PHONE = { edge: 6, card: 60, gap: 10, heading: 18, band: 116, tightBand: 86, tightCard: 46, tightGap: 12, strip: 38, stripName: 96, stripCard: 26, ownGap: 10, forecast: 17 };

function onPhone(opponents: readonly number[], mine: number, width: number, height: number): Rows {
  const { edge, gap } = ON_PHONE;
  const room = width - 2 * edge;
  const longest = Math.min(Math.max(...opponents, mine, 1), 6); // longer rows overlap
  const ownCard = cardIn(Math.min(ON_PHONE.card, (room - gap * (longest - 1)) / longest), Infinity);
  const mineHeight = ownCard.height + 2 * LIFT;
  const cloth = height - mineHeight;
  const detail = opponents.length <= 3 ? 'small' : opponents.length <= 5 ? 'tight' : 'portrait';
  const most = { small: ON_PHONE.band, tight: ON_PHONE.tightBand, portrait: ON_PHONE.strip }[detail];
  const each = Math.min(most, cloth / Math.max(opponents.length, 1));
  const heading = detail === 'portrait' ? 0 : ON_PHONE.heading;
  const below = detail === 'small' ? ON_PHONE.forecast : 4;
  const widest = { small: ownCard.width, tight: Math.min(ON_PHONE.tightCard, ownCard.width), portrait: ON_PHONE.stripCard }[detail];
  const card = cardIn(widest, each - heading - below);
  const name = detail === 'portrait' ? ON_PHONE.stripName : 0;
  const between = detail === 'tight' ? ON_PHONE.tightGap : detail === 'portrait' ? 5 : gap;
  const bands = opponents.map((count, n) =>
    band({ x: 0, y: n * each, width, height: each }, name, heading, card, count, between, edge),
  );
  const ownRow = band({ x: 0, y: opponents.length * each, width, height: mineHeight }, 0, 0, ownCard, mine, ON_PHONE.ownGap, edge);
  return { bands, mine: ownRow, card, ownCard, detail, stock: null };
}

/** The largest card that is neither wider nor higher than this. */
function cardIn(width: number, height: number): { width: number; height: number } {
  const wide = Math.max(Math.min(width, height / CARD_RATIO), 0);
  return { width: wide, height: wide * CARD_RATIO };
}

/** A band with a name beside the cards (`beside` wide) or above them (`above` high). */
function band(
  box: Box,
  beside: number,
  above: number,
  card: { width: number; height: number },
  count: number,
  gap: number,
  edge: number,
): Band {
  const left = box.x + edge + beside;
  const room = box.x + box.width - edge - left;
  const top = above > 0 ? box.y + above : box.y + Math.min(LIFT, (box.height - card.height) / 2);
  const name = above > 0 ? { ...box, x: box.x + edge, width: room, height: above } : { ...box, x: box.x + edge, width: beside };
  return { ...box, name, cards: spread(count, left, top, room, card, gap) };
}

/** Cards side by side, which lie over one another like a hand where there is no room: the later over the earlier. */
export function spread(
  count: number,
  left: number,
  top: number,
  room: number,
  card: { width: number; height: number },
  gap: number,
): CardSpot[] {
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
