// Where everything stands around the table, in pixels of the room that there is: I at the bottom, the others clockwise.

export interface Spot {
  x: number; // the middle of it
  y: number;
}

/** How much of a seat is drawn: all of it, the same in small, or a mask with a bar beside it and the name below. */
export type SeatStyle = 'large' | 'small' | 'tiny';

/** The measures of a seat. Name plate, mask and purse overlap, unless the mask lies open. */
export interface SeatSize {
  style: SeatStyle;
  width: number; // of a seat with one mask
  card: number; // the width of a mask
  plate: number; // the height of the name
  face: number; // the width of a face
  purse: number; // the height of the coins
  under: number; // so much of the mask is under the name plate
  over: number; // and so much under the purse
}

export interface Layout extends SeatSize {
  seats: Spot[]; // the first is mine
  room: { width: number; height: number };
  height: number;
  middle: Spot;
  bank: Spot;
  court: Spot;
  centre: { card: number; masks: Spot[] }; // the masks that nobody wears, and how wide they are
  felt: { x: number; y: number; width: number; height: number };
  narrow: boolean;
  masks: number; // the width of a seat's masks beside each other
  hand: number; // the width of a mask under the cloth
  cloth: { width: number; height: number };
}

export const CARD_RATIO = 1.2; // a card's height to its width
export const GAP = 4; // between two masks of a seat
const EDGE = 3; // around all of it
const FACE_ABOVE = { large: 5, small: 5, tiny: 0 }; // a face is higher than its plate
const OPENED = { large: 20, small: 16, tiny: 0 }; // a seat with an open mask is so much higher
const NARROW = 560; // a room with three columns, or four
const MANY = 8; // more than these need four columns
const STOCK = { narrow: { width: 60, height: 57 }, wide: { width: 66, height: 76 } }; // the bank, or the court
const STOCK_APART = { narrow: 36, wide: 62 }; // from the middle to the middle of either
const [BUBBLE_STEP, BUBBLE_APART] = [6, 4]; // between places that are tried for what somebody says, and to what is near
// Of the masks that nobody wears, with what is pressed for them: a rim around each, and no less than a thumb needs.
const CENTRE = { share: 0.8, widest: 64, apart: 4, rim: 5, least: 44 };

const LARGE: SeatSize = { style: 'large', width: 148, card: 76, plate: 32, face: 40, purse: 26, under: 7, over: 10 };
const SMALL: SeatSize = { style: 'small', width: 116, card: 50, plate: 25, face: 31, purse: 21, under: 5, over: 8 };
const TINY: SeatSize = { style: 'tiny', width: 86, card: 34, plate: 14, face: 24, purse: 14, under: 0, over: 0 };
export const TINY_MASK = { x: 13, y: 2 }; // where the mask of a tiny seat lies: its face covers a corner of it
const TINY_RIM = 4; // above and below that mask together

// From the largest to the smallest; the first that fits is taken.
const SIZES: readonly SeatSize[] = [
  LARGE,
  { ...LARGE, card: 64 },
  { ...LARGE, width: 132, card: 56 },
  SMALL,
  { ...SMALL, card: 44 },
  { ...SMALL, width: 104, card: 44 },
  { ...SMALL, width: 104, card: 40 },
  { ...TINY, width: 110 },
  { ...TINY, width: 110, card: 28 },
  { ...TINY, width: 110, card: 24, face: 20 },
  TINY,
  { ...TINY, card: 28 },
  { ...TINY, card: 24, face: 20 },
  { ...TINY, card: 20, face: 18 },
  { ...TINY, width: 76, card: 24, face: 20 },
  { ...TINY, width: 76, card: 20, face: 18 },
];

/** The largest masks with which nobody sits on anybody's lap, nor on what lies in the middle. */
export function around(seats: number, cards: number, centre: number, whole: number, high: number): Layout {
  let found: Layout | null = null;
  for (const size of SIZES) {
    if (size.width < TINY.width && whole >= 4 * TINY.width + 2 * EDGE) break; // narrower ones would not be lower
    found = laidOut(size, seats, cards, centre, whole, high);
    if (fits(found, whole, high)) break;
  }
  return found ?? laidOut(TINY, seats, cards, centre, whole, high);
}

function laidOut(size: SeatSize, seats: number, cards: number, centre: number, whole: number, high: number): Layout {
  const box = boxOf(size, cards);
  const above = EDGE + FACE_ABOVE[size.style];
  const below = EDGE + OPENED[size.style];
  const room = { width: whole - 2 * EDGE - box.width, height: high - above - below - box.height };
  const narrow = whole <= NARROW;
  const spots = narrow
    ? size.style === 'tiny' && seats > MANY
      ? fourColumns(seats, room.width, room.height, box)
      : threeColumns(seats, room.width, room.height)
    : ring(seats, room.width, room.height, box.width, box.height);
  const hand = Math.min(narrow ? 52 : 64, size.card * 1.05);
  const sitting = {
    ...size,
    ...box,
    seats: spots.map((spot) => ({ ...spot, x: spot.x + EDGE + box.width / 2, y: spot.y + above + box.height / 2 })),
    middle: { x: whole / 2, y: above + (room.height + box.height) * (narrow ? (seats === 2 ? 0.5 : 0.43) : 0.47) },
    narrow,
  };
  return {
    ...sitting,
    ...amid(sitting, centre),
    room: { width: whole, height: high },
    felt: {
      x: narrow ? 14 : 40,
      y: above + box.height * 0.38,
      width: Math.max(0, whole - (narrow ? 28 : 80)),
      height: Math.max(0, room.height + box.height * 0.4),
    },
    hand,
    cloth: { width: hand * 2.5 + 16, height: hand * CARD_RATIO + 26 },
  };
}

function boxOf(size: SeatSize, cards: number): { width: number; height: number; masks: number } {
  const masks = size.card * cards + GAP * (cards - 1);
  if (size.style === 'tiny')
    return {
      width: Math.max(size.width, masks + 56),
      height: Math.round(size.card * CARD_RATIO) + TINY_RIM + size.plate,
      masks,
    };
  const height = size.plate - size.under + size.card * CARD_RATIO - size.over + size.purse;
  return { width: Math.max(size.width, masks + 10), height: Math.round(height), masks };
}

type Sitting = SeatSize & Pick<Layout, 'seats' | 'middle' | 'narrow'> & { height: number };

/** What lies in the middle: the bank and the court below the masks that nobody wears, or beside them. */
function amid(sitting: Sitting, count: number): Pick<Layout, 'bank' | 'court' | 'centre'> {
  const { middle, narrow } = sitting;
  const stock = STOCK[narrow ? 'narrow' : 'wide'];
  const apart = STOCK_APART[narrow ? 'narrow' : 'wide'];
  const card = Math.round(Math.min(sitting.card * CENTRE.share, CENTRE.widest));
  const { width, height: rowHeight } = centreButton(card);
  const row = count * width + (count - 1) * CENTRE.apart;
  const masksAt = (y: number): Layout['centre'] => ({
    card,
    masks: Array.from({ length: count }, (_, index) => ({
      x: middle.x + (index - (count - 1) / 2) * (width + CENTRE.apart),
      y,
    })),
  });
  const stocksAt = (x: number, y: number) => ({ bank: { x: middle.x - x, y }, court: { x: middle.x + x, y } });

  if (count === 0)
    return {
      ...stocksAt(apart, within(gapAround(sitting, 0, apart + stock.width / 2), middle.y, stock.height)),
      centre: masksAt(middle.y),
    };
  const free = gapAround(sitting, 0, Math.max(apart + stock.width / 2, row / 2));
  const both = rowHeight + stock.height;
  if (free.to - free.from >= both) {
    const top = within(free, middle.y, both) - both / 2;
    return { ...stocksAt(apart, top + rowHeight + stock.height / 2), centre: masksAt(top + rowHeight / 2) };
  }
  const beside = row / 2 + stock.width / 2;
  return {
    ...stocksAt(
      beside,
      within(gapAround(sitting, beside - stock.width / 2, beside + stock.width / 2), middle.y, stock.height),
    ),
    centre: masksAt(within(gapAround(sitting, 0, row / 2), middle.y, rowHeight)),
  };
}

function centreButton(card: number): { width: number; height: number } {
  const size = (drawn: number): number => Math.max(drawn + 2 * CENTRE.rim, CENTRE.least);
  return { width: size(card), height: size(card * CARD_RATIO) };
}

interface Gap {
  from: number;
  to: number;
  spare: number; // so much of it masks take that lie open above
}

/** Between those who sit above and those who sit below, as far as they reach so near to the middle. */
function gapAround({ style, seats, middle, width, height }: Sitting, near: number, far: number): Gap {
  const there = seats.filter(
    ({ x }) => Math.abs(x - middle.x) + width / 2 > near && Math.abs(x - middle.x) - width / 2 < far - 4,
  );
  const above = there.filter(({ y }) => y < middle.y).map(({ y }) => y + height / 2);
  const below = there.filter(({ y }) => y >= middle.y).map(({ y }) => y - height / 2 - FACE_ABOVE[style]);
  return { from: Math.max(0, ...above), to: Math.min(...below), spare: OPENED[style] };
}

/** As near to the wanted middle as its height allows, clear of masks that lie open above; else in the middle of the
 * gap. */
function within({ from, to, spare }: Gap, wanted: number, height: number): number {
  if (to - from < height) return (from + to) / 2;
  const top = Math.min(from + spare, to - height);
  return Math.min(Math.max(wanted, top + height / 2), to - height / 2);
}

/** Nobody sits on anybody else, nor on what lies in the middle. */
function fits(layout: Layout, whole: number, high: number): boolean {
  const { style, seats, width, height, bank, court, centre, narrow } = layout;
  const stock = STOCK[narrow ? 'narrow' : 'wide'];
  const mask = centreButton(centre.card);
  const inside = seats.every(
    ({ x, y }) => x >= width / 2 && x + width / 2 <= whole && y >= height / 2 && y + height / 2 <= high,
  );
  const clear = [
    { ...bank, ...stock },
    { ...court, ...stock },
    ...centre.masks.map((spot) => ({ ...spot, ...mask })),
  ].every((thing) =>
    seats.every(
      ({ x, y }) =>
        Math.abs(x - thing.x) * 2 >= width + thing.width - 8 || Math.abs(y - thing.y) * 2 >= height + thing.height,
    ),
  );
  const apart = seats.every((one, index) =>
    seats
      .slice(index + 1)
      .every(({ x, y }) => Math.abs(one.x - x) >= width || Math.abs(one.y - y) >= height + FACE_ABOVE[style]),
  );
  return inside && clear && apart;
}

/** Where something of this size is said, as near to the speaker as can be: it touches no seat, and nothing in the
 * middle. Null: there is no such place. */
export function bubbleAt(layout: Layout, speaker: Spot, size: { width: number; height: number }): Spot | null {
  const { style, seats, bank, court, centre, narrow, room } = layout;
  const stock = STOCK[narrow ? 'narrow' : 'wide'];
  const face = FACE_ABOVE[style];
  const things = [
    ...seats.map(({ x, y }) => ({ x, y: y - face / 2, width: layout.width, height: layout.height + face })),
    ...[bank, court].map((spot) => ({ ...spot, ...stock })),
    ...centre.masks.map((spot) => ({ ...spot, width: centre.card, height: centre.card * CARD_RATIO })),
  ];
  let best: Spot | null = null;
  for (let x = EDGE + size.width / 2; x <= room.width - EDGE - size.width / 2; x += BUBBLE_STEP) {
    for (let y = EDGE + size.height / 2; y <= room.height - EDGE - size.height / 2; y += BUBBLE_STEP) {
      if (best !== null && far(best, speaker) <= far({ x, y }, speaker)) continue;
      const touches = things.some(
        (thing) =>
          Math.abs(thing.x - x) * 2 < thing.width + size.width + 2 * BUBBLE_APART &&
          Math.abs(thing.y - y) * 2 < thing.height + size.height + 2 * BUBBLE_APART,
      );
      if (!touches) best = { x, y };
    }
  }
  return best;
}

function far(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** I below, somebody opposite where the number is even, and the others in two columns beside. */
function threeColumns(seats: number, width: number, height: number): Spot[] {
  const others = seats - 1;
  const beside = Math.floor(others / 2);
  const step = Math.min(12, height / 8); // those in the middle sit a little further out
  // Three or four: room for the middle below them.
  const corners = beside === 1 ? [step] : spreadFrom(height - step, step, beside);
  return ringOf(
    { x: width / 2, y: height },
    corners.map((y) => ({ x: 0, y })),
    others % 2 === 1 ? [{ x: width / 2, y: 0 }] : [],
    width,
  );
}

/** For many: up to four above, the others beside; the last of four drawn in, so that I have room below. */
function fourColumns(seats: number, width: number, height: number, box: { width: number; height: number }): Spot[] {
  const others = seats - 1;
  const above = others <= 3 ? others : others % 2 === 0 ? 4 : 3;
  const beside = (others - above) / 2;
  const drawnIn = Math.min(46, width / 2 - box.width - 4); // as far as I have room between them
  const lowest = beside >= 4 ? (drawnIn >= 0 ? height : height * 0.86) : height * 0.8;
  const left = spreadFrom(
    lowest,
    beside >= 2 ? Math.max(box.height + 2, height / (beside + 1)) : height * 0.45,
    beside,
  ).map((y, index) => ({
    x: beside >= 4 && index === 0 ? Math.max(0, drawnIn) : 0,
    y,
  }));
  const top = spreadFrom(0, width, above).map((x) => ({ x: above === 1 ? width / 2 : x, y: 0 }));
  return ringOf({ x: width / 2, y: height }, left, top, width);
}

/** So many numbers from one to the other, evenly; a single one is in the middle. */
function spreadFrom(first: number, last: number, count: number): number[] {
  if (count === 1) return [(first + last) / 2];
  return Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));
}

/** Clockwise from me: up on the left, along the top, and down on the right, which mirrors the left. */
function ringOf(me: Spot, left: Spot[], top: Spot[], width: number): Spot[] {
  const right = left.map((spot) => ({ ...spot, x: width - spot.x }));
  return [me, ...left, ...top, ...right.reverse()];
}

/** Seats on the edge of a rounded rectangle, as far from one another as can be, the first in the middle below. */
function ring(seats: number, width: number, height: number, unitX: number, unitY: number): Spot[] {
  const half = halfTrack(Math.max(width, 1), Math.max(height, 1));
  const steps = Math.floor((seats - 1) / 2); // on the left; the right is its mirror
  const even = seats % 2 === 0; // somebody sits opposite
  let near = 0;
  let far = Math.max(width / unitX, height / unitY) + 1;
  let found: Spot[] = [];
  for (let round = 0; round < 24; round += 1) {
    const apart = (near + far) / 2;
    const walked = walk(half, steps, apart, unitX, unitY);
    const last = walked?.at(-1) ?? half[0];
    const top = half.at(-1);
    const fit =
      walked !== null &&
      last !== undefined &&
      top !== undefined &&
      (even
        ? gap(last, top, unitX, unitY) >= apart
        : seats === 1 || ((top.x - last.x) * 2) / unitX >= apart || top.y + unitY * apart < last.y);
    if (fit) {
      near = apart;
      found = walked ?? [];
    } else {
      far = apart;
    }
  }
  return ringOf({ x: width / 2, y: height }, found, even ? [{ x: width / 2, y: 0 }] : [], width);
}

/** From below to above by the left: clockwise, as the game goes. */
function halfTrack(width: number, height: number): Spot[] {
  const points: Spot[] = [];
  for (let step = 0; step <= 400; step += 1) {
    const angle = Math.PI / 2 + (Math.PI * step) / 400;
    points.push({
      x: (width / 2) * (1 + power(Math.cos(angle), 0.5)),
      y: (height / 2) * (1 + power(Math.sin(angle), 0.5)),
    });
  }
  return points;
}

function power(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent;
}

/** So many steps of this size along the track; null where it is too short. */
function walk(track: Spot[], steps: number, apart: number, unitX: number, unitY: number): Spot[] | null {
  const found: Spot[] = [];
  let from = track[0];
  for (const point of track) {
    if (found.length === steps || from === undefined) break;
    if (gap(from, point, unitX, unitY) >= apart) {
      found.push(point);
      from = point;
    }
  }
  return found.length === steps ? found : null;
}

/** In seats: two boxes are clear of each other when they are so in one direction. */
function gap(one: Spot, other: Spot, unitX: number, unitY: number): number {
  return Math.max(Math.abs(one.x - other.x) / unitX, Math.abs(one.y - other.y) / unitY);
}
