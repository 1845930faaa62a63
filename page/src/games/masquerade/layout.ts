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
  face: number; // its width there; 0: there is no room for it
  card: Size;
  detail: Detail;
  cards: CardSpot[];
}

export interface Rows {
  bands: Band[]; // one for each opponent
  mine: Band;
  stock: Box | null; // deck and discards; null: they stand elsewhere
  height: number; // of all; more than there is room for where the rows have to be scrolled
}

export const CARD_RATIO = 1.34; // a card's height to its width
const FORECAST = 20; // below a card that has one there
const LIFT = 12; // a card that acts is raised
const [NARROWEST, CLOSEST] = [40, 2]; // a card beside others, and the gap between two, before they overlap
// The height of a name, or of a name and two lines of words, below the face.
const FACE = { most: 56, least: 16, apart: 6, name: 24, words: 56 };
const DESK = { width: 640, height: 260 }; // a room this large has names beside the rows
const LOW = { width: 480, height: 260 }; // one this wide and no higher has all opponents in one line

/** The opponents' rows have so many cards each, mine has `mine`. An empty row keeps its place. On a phone with many
    opponents their rows are closed; one of them may be open. */
export function rows(
  opponents: readonly number[],
  mine: number,
  width: number,
  height: number,
  open: number | null = null,
): Rows {
  if (width >= DESK.width && height >= DESK.height) return onDesk(opponents, mine, width, height);
  if (width >= LOW.width && height < LOW.height) return inLowRoom(opponents, mine, width, height, open);
  return onPhone(opponents, mine, width, height, open);
}

const ON_DESK = {
  edge: 10,
  name: 100,
  stock: 110,
  card: 88,
  smallCard: 61,
  gap: 16,
  smallGap: 8,
  own: 98,
  mine: 168,
  heading: { least: 22, most: 36 },
};

function onDesk(opponents: readonly number[], mine: number, width: number, height: number): Rows {
  const { edge, name, stock, gap, smallGap, heading } = ON_DESK;
  const mineHeight = Math.min(ON_DESK.mine, height * 0.28);
  const cloth = height - mineHeight;
  const ownCard = cardIn(ON_DESK.own, mineHeight - 2 * LIFT);
  const ownRow = band({ x: 0, y: cloth, width, height: mineHeight }, mine, {
    card: ownCard,
    detail: 'full',
    beside: name,
    above: 0,
    gap,
    edge,
  });
  if (opponents.length <= 3) {
    const each = cloth / Math.max(opponents.length, 1);
    const style: Style = {
      card: cardIn(ON_DESK.card, each - FORECAST - edge),
      detail: 'full',
      beside: name,
      above: 0,
      gap,
      edge,
    };
    const bands = opponents.map((count, n) =>
      band({ x: 0, y: n * each, width: width - stock, height: each }, count, style),
    );
    return { bands, mine: ownRow, stock: { x: width - stock, y: 0, width: stock, height: cloth }, height };
  }
  // Two columns. Deck and discards lie in the last place of the second, which is free.
  const lines = Math.ceil((opponents.length + 1) / 2);
  const each = cloth / lines;
  const half = width / 2;
  const left = each - ON_DESK.smallCard * CARD_RATIO - FORECAST - 2;
  const above = Math.max(heading.least, Math.min(heading.most, left));
  const card = cardIn(ON_DESK.smallCard, each - above - FORECAST - 2);
  const style: Style = { card, detail: 'small', beside: 0, above, gap: smallGap, edge };
  const place = (n: number): Box => ({ x: (n % 2) * half, y: Math.floor(n / 2) * each, width: half, height: each });
  return {
    bands: opponents.map((count, n) => band(place(n), count, style)),
    mine: ownRow,
    stock: place(lines * 2 - 1),
    height,
  };
}

const ON_PHONE = { edge: 6, top: 4, card: 60, thumb: 44, gap: 10, heading: 18 };
const SMALL = { band: 116, forecast: 17 };
const TIGHT = { band: 86, card: 46, gap: 12, below: 4 };
// As high as a thumb needs.
const STRIP = { band: 44, roomy: 50, twice: 300, name: 96, shortName: 78, card: 28, gap: 4, below: 6, arrow: 30 };

/** How high the rows would like to be on a phone; at `least`, so that a thumb can still choose a card. */
function phoneHeight(opponents: readonly number[], mine: number, width: number, least = false): number {
  const others = opponents.length;
  const thumb = ON_PHONE.thumb * CARD_RATIO + ON_PHONE.heading;
  const small = least ? thumb + SMALL.forecast : SMALL.band;
  const tight = least ? thumb + TIGHT.below : TIGHT.band;
  const bands = others <= 3 ? others * small : others <= 5 ? others * tight : others * STRIP.band + tight - STRIP.band;
  return ON_PHONE.top + bands + phoneCard(opponents, mine, width).height + 2 * LIFT;
}

// Both sides of a card, and many choices, need more than other questions.
const QUESTION = { tabs: 48, least: 126, many: 190, sides: 232, most: 300 };

/** How high the question is on a phone: it has what the rows leave of `total`. */
export function questionHeight(
  opponents: readonly number[],
  mine: number,
  width: number,
  total: number,
  choices: 'few' | 'many' | 'sides',
): number {
  const left = (least: boolean): number => total - QUESTION.tabs - phoneHeight(opponents, mine, width, least);
  const least = {
    few: QUESTION.least,
    many: QUESTION.many,
    sides: Math.max(QUESTION.least, Math.min(QUESTION.sides, left(true))),
  };
  return Math.min(Math.max(left(false), least[choices]), QUESTION.most);
}

/** A card of my own row. */
function phoneCard(opponents: readonly number[], mine: number, width: number): Size {
  const longest = Math.min(Math.max(...opponents, mine, 1), 6); // longer rows overlap
  const each = (width - 2 * ON_PHONE.edge - ON_PHONE.gap * (longest - 1)) / longest;
  return cardIn(Math.max(Math.min(ON_PHONE.card, each), ON_PHONE.thumb), Infinity);
}

function onPhone(opponents: readonly number[], mine: number, width: number, height: number, open: number | null): Rows {
  const { edge, top, gap, heading } = ON_PHONE;
  const ownCard = phoneCard(opponents, mine, width);
  const mineHeight = ownCard.height + 2 * LIFT;
  const cloth = height - mineHeight - top;
  const others = opponents.length;
  const own: Style = { card: ownCard, detail: 'small', beside: 0, above: 0, gap, edge };
  const withMine = (bands: Band[], y: number): Rows => ({
    bands,
    mine: band({ x: 0, y, width, height: mineHeight }, mine, own),
    stock: null,
    height,
  });

  const small = (high: number): Style => ({
    card: cardIn(ownCard.width, high - heading - SMALL.forecast),
    detail: 'small',
    beside: 0,
    above: heading,
    gap,
    edge,
  });
  const tight = (high: number): Style => ({
    card: cardIn(Math.min(TIGHT.card, ownCard.width), high - heading - TIGHT.below),
    detail: 'tight',
    beside: 0,
    above: heading,
    gap: TIGHT.gap,
    edge,
  });

  const each = cloth / Math.max(others, 1);
  for (const [most, room, isLow, style] of [
    [3, SMALL.band, SMALL.forecast, small],
    [5, TIGHT.band, TIGHT.below, tight],
  ] as const) {
    if (others > most || (others > 0 && each < lowest(isLow))) continue;
    const high = Math.min(room, each);
    const bands = opponents.map((count, n) =>
      band({ x: 0, y: top + n * high, width, height: high }, count, style(high)),
    );
    return withMine(bands, top + others * high);
  }
  return strips(opponents, width, cloth, open, tight, withMine);
}

const IN_LOW_ROOM = { row: 150, columns: 3 };

/** The opponents in one line above my own row; where they are too many for that, strips in columns, which are scrolled
 * where they have no room either. */
function inLowRoom(
  opponents: readonly number[],
  mine: number,
  width: number,
  height: number,
  open: number | null,
): Rows {
  const { edge, top, gap, heading } = ON_PHONE;
  const others = Math.max(opponents.length, 1);
  const high = (height - top - heading - TIGHT.below - 2 * LIFT) / 2;
  const card = cardIn(ON_PHONE.card, Math.max(high, ON_PHONE.thumb * CARD_RATIO));
  const mineHeight = card.height + 2 * LIFT;
  const own: Style = { card, detail: 'small', beside: 0, above: 0, gap, edge };
  const withMine = (bands: Band[], y: number): Rows => ({
    bands,
    mine: band({ x: 0, y, width, height: mineHeight }, mine, own),
    stock: null,
    height: Math.max(height, y + mineHeight),
  });
  const opened = (): Style => ({
    card: cardIn(TIGHT.card, card.height),
    detail: 'tight',
    beside: 0,
    above: heading,
    gap: STRIP.gap,
    edge,
  });
  if (width / others < IN_LOW_ROOM.row) return strips(opponents, width, 0, open, opened, withMine, IN_LOW_ROOM.columns);
  const each = width / others;
  const rowHeight = heading + card.height + TIGHT.below;
  return withMine(
    opponents.map((count, n) => band({ x: n * each, y: top, width: each, height: rowHeight }, count, opened())),
    top + rowHeight,
  );
}

/** How high a band is at least, so that a thumb can choose its cards; `below` them there is so much. */
function lowest(below: number): number {
  return Math.floor(ON_PHONE.thumb * CARD_RATIO) + ON_PHONE.heading + below;
}

/** Rows that are closed but for one; in so many columns, or in two where they would be too low in one. */
function strips(
  opponents: readonly number[],
  width: number,
  cloth: number,
  open: number | null,
  opened: (high: number) => Style,
  withMine: (bands: Band[], y: number) => Rows,
  most?: number,
): Rows {
  const more = open === null ? 0 : TIGHT.band - STRIP.band;
  const columns = most ?? (opponents.length * STRIP.band + more > cloth + 1 && width >= STRIP.twice ? 2 : 1);
  const lines = Math.ceil(opponents.length / columns);
  const left = (cloth - (open === null ? 0 : TIGHT.band)) / Math.max(open === null ? lines : lines - 1, 1);
  const each = most === undefined ? Math.min(STRIP.roomy, left) : STRIP.band;
  const openLine = open === null ? -1 : Math.floor(open / columns);
  const high = (line: number): number => (line === openLine ? TIGHT.band : each);
  const below = (line: number): number =>
    ON_PHONE.top + Array.from({ length: line }, (_, n) => high(n)).reduce((sum, one) => sum + one, 0);
  const name = width / columns < 2 * STRIP.name ? STRIP.shortName : STRIP.name;
  const closed: Style = {
    card: cardIn(STRIP.card, each - STRIP.below),
    detail: 'portrait',
    beside: name,
    above: 0,
    gap: STRIP.gap,
    edge: ON_PHONE.edge,
    after: STRIP.arrow,
  };
  const bands = opponents.map((count, n) => {
    const line = Math.floor(n / columns);
    const box = { x: ((n % columns) * width) / columns, y: below(line), width: width / columns, height: high(line) };
    return band(box, count, n === open ? opened(box.height) : closed);
  });
  return withMine(bands, below(lines));
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
  after?: number; // at the right of the cards
}

function band(box: Box, count: number, { card: usual, detail, beside, above, gap, edge, after = 0 }: Style): Band {
  const left = box.x + edge + beside;
  const room = box.x + box.width - edge - left;
  const card = detail === 'portrait' ? usual : narrowed(usual, count, room - after);
  const top = above > 0 ? box.y + above : box.y + Math.min(LIFT, (box.height - card.height) / 2);
  const name = above > 0 ? { ...box, x: left, width: room, height: above } : { ...box, x: box.x + edge, width: beside };
  const face =
    above > 0
      ? above - (above > FACE.name ? FACE.apart : 0)
      : Math.min(FACE.most, beside, box.height - (detail === 'portrait' ? FACE.name : FACE.words));
  return {
    ...box,
    name,
    face: face < FACE.least ? 0 : face,
    card,
    detail,
    cards: spread(count, left, top, room - after, card, gap),
  };
}

/** A card so narrow that `count` of them lie side by side, if a thumb can still tell them apart. */
function narrowed(card: Size, count: number, room: number): Size {
  const side = (room - (count - 1) * CLOSEST) / Math.max(count, 1);
  return side < NARROWEST ? card : cardIn(Math.min(card.width, side), card.height);
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
