// Where everything of the palace lies, in pixels of the room that there is: palace cards (arcades) on the corners and
// edges of a box, clockwise from the door at the top left; a hallway half way between two of them.

export interface Box {
  x: number; // of the left edge
  y: number; // of the top
  width: number;
  height: number;
}

export interface Spot extends Box {
  // What is pressed, hovered, focused and dropped on for it: all that is drawn, and more; spots of one kind share
  // none of it.
  hit: Box;
}

export interface Ribbon {
  hall: number;
  arcade: number;
  from: { x: number; y: number }; // the middle of the card
  to: { x: number; y: number }; // the edge of the arcade
}

export interface Palace {
  arcades: Spot[];
  halls: Spot[]; // hall k lies between arcade k and the next
  ribbons: Ribbon[]; // two for each hall
  middle: Box; // inside the ring, for the question
  token: number; // the width of a token in an arcade
  flag: number; // of the crest beside it
  ribbon: number; // how thick one is
  size: 'desk' | 'phone';
}

/** How many palace cards there are for so many players: 8, 12 or 16. */
export type RingSize = 8 | 12 | 16;

const THUMB = 44; // the least width and height of what is pressed
const PHONE = 350; // a room this wide has the smallest drawings that are meant, one of DESK the largest
const DESK = 852;
const WIDEST_CARD = { 8: { phone: 54, desk: 76 }, 12: { phone: 48, desk: 66 }, 16: { phone: 36, desk: 58 } };
const CARD_RATIO = 1.3; // a card's height to its width
const GAP = 2; // on either side of a card
const MARGIN = 8; // between the ring and its middle

/** The halls on the two sides of an arcade, the one that comes before it first. */
export function hallsBeside(arcade: number, ring: number): [number, number] {
  return [(arcade + ring - 1) % ring, arcade];
}

/** The arcades on the two sides of a hall, clockwise. */
export function arcadesBeside(hall: number, ring: number): [number, number] {
  return [hall, (hall + 1) % ring];
}

/** The next of these places clockwise (by 1) or counter-clockwise (by -1); `places` are in the order of the ring. */
export function stepAround(places: readonly number[], from: number, by: 1 | -1): number | null {
  const sorted = [...places].sort((one, other) => (one - other) * by);
  return sorted.find((place) => (place - from) * by > 0) ?? sorted[0] ?? null;
}

/** The largest ring with which no card lies on another. */
export function palace(ring: RingSize, width: number, height: number): Palace {
  const side = ring / 4; // steps from corner to corner
  const desk = clamp((width - PHONE) / (DESK - PHONE), 0, 1); // 0 on a phone, 1 on a desk
  const between = (phone: number, onDesk: number): number => phone + (onDesk - phone) * desk;
  const wide = between(1.06, 1.36); // an arcade beside a card of width 1
  const high = between(1.14, 1.27);
  const card = Math.min(
    between(WIDEST_CARD[ring].phone, WIDEST_CARD[ring].desk),
    (width - 2 * GAP * side) / (wide * (side + 1) + side),
    (height - GAP * side) / (high * side + CARD_RATIO * (side + 1)),
  );
  const arcade = { width: card * wide, height: card * high };
  const thick = { x: Math.max(arcade.width, card), y: Math.max(arcade.height, card * CARD_RATIO) }; // the ring itself
  const step = { x: (width - thick.x) / side, y: (height - thick.y) / side };
  const arcades = Array.from({ length: ring }, (_, k) => cornerSteps(k, side)).map(([right, down]) => ({
    x: right * step.x + thick.x / 2,
    y: down * step.y + thick.y / 2,
  }));
  const halls = arcades.map((one, k) => middleOf(one, arcades[(k + 1) % ring] ?? one));
  const drawnArcades = arcades.map((at) => around(at, arcade));
  const drawnHalls = halls.map((at) => around(at, { width: card, height: card * CARD_RATIO }));
  // Its side of the ring runs from left to right.
  const isAlong = (k: number): boolean => Math.floor(k / side) % 2 === 0;
  // A hall reaches from arcade to arcade and across the whole ring; an arcade half the way to the cards beside it.
  const hallHits = halls.map((at, k) =>
    around(
      at,
      isAlong(k)
        ? { width: step.x - arcade.width, height: thick.y }
        : { width: thick.x, height: step.y - arcade.height },
    ),
  );
  const half = {
    x: Math.max(0, (step.x - arcade.width - card) / 2),
    y: Math.max(0, (step.y - arcade.height - card * CARD_RATIO) / 2),
  };
  const arcadeHits = arcades.map((at, k) => {
    const corner = k % side === 0;
    const width = isAlong(k) || corner ? arcade.width + Math.min(half.x, MARGIN) : thick.x;
    const height = !isAlong(k) || corner ? arcade.height + Math.min(half.y, MARGIN) : thick.y;
    return around(at, { width, height });
  });
  return {
    arcades: withHits(drawnArcades, arcadeHits),
    halls: withHits(drawnHalls, hallHits),
    ribbons: halls.flatMap((hall, k) =>
      arcadesBeside(k, ring).map((at) => ribbonTo(hall, k, at, arcades[at] ?? hall, arcade)),
    ),
    middle: {
      x: thick.x + MARGIN,
      y: thick.y + MARGIN,
      width: width - 2 * (thick.x + MARGIN),
      height: height - 2 * (thick.y + MARGIN),
    },
    token: card * between(0.71, 0.73),
    flag: Math.max(card * 0.48, 16),
    ribbon: between(4, 7),
    size: desk > 0.5 ? 'desk' : 'phone',
  };
}

/** Steps to the right and down from the top left corner. */
function cornerSteps(arcade: number, side: number): [number, number] {
  const done = arcade % side;
  const edges: [number, number][] = [
    [done, 0],
    [side, done],
    [side - done, side],
    [0, side - done],
  ];
  return edges[Math.floor(arcade / side)] ?? [0, 0];
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function around({ x, y }: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Drawings with what is pressed for them: no less than the drawing or a thumb, which may reach a little over the
 * edge of the room. Neighbours that would share some of it are parted half way between their drawings. */
function withHits(drawn: readonly Box[], wished: readonly Box[]): Spot[] {
  const hits = drawn.map((box, k) => grown(box, wished[k] ?? box));
  for (const [k, box] of drawn.entries()) {
    const next = (k + 1) % drawn.length;
    const [other, one, two] = [drawn[next], hits[k], hits[next]];
    if (other !== undefined && one !== undefined && two !== undefined && overlap(one, two)) part(box, other, one, two);
  }
  return drawn.map((box, k) => ({ ...box, hit: hits[k] ?? box }));
}

/** A box as large as this drawing, this wish and a thumb, around the middle of the drawing. */
function grown(drawn: Box, wished: Box): Box {
  const middle = { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
  return around(middle, {
    width: Math.max(drawn.width, wished.width, THUMB),
    height: Math.max(drawn.height, wished.height, THUMB),
  });
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0.01 && down > 0.01;
}

/** Parts what is pressed for two drawings where there is more room between these; each makes up for it on its other
 * side. */
function part(drawn: Box, other: Box, hit: Box, otherHit: Box): void {
  const across = Math.abs(other.x - drawn.x) - drawn.width;
  const down = Math.abs(other.y - drawn.y) - drawn.height;
  const [at, size] = across >= down ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const border = (drawn[at] + other[at] + drawn[size]) / 2;
  const [before, after] = drawn[at] < other[at] ? [hit, otherHit] : [otherHit, hit];
  const end = Math.min(before[at] + before[size], border);
  before[at] = Math.min(before[at], end - THUMB);
  before[size] = end - before[at];
  const start = Math.max(after[at], border);
  after[size] = Math.max(after[at] + after[size] - start, THUMB);
  after[at] = start;
}

function ribbonTo(hall: Point, number: number, at: number, to: Point, arcade: Size): Ribbon {
  const isAlong = Math.abs(to.x - hall.x) > Math.abs(to.y - hall.y); // the edge runs from left to right
  const edge = isAlong
    ? { x: to.x + Math.sign(hall.x - to.x) * arcade.width * 0.42, y: hall.y }
    : { x: hall.x, y: to.y + Math.sign(hall.y - to.y) * arcade.height * 0.46 };
  return { hall: number, arcade: at, from: hall, to: edge };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** How much room a desk has for my cards below what is asked: with names, without, or for small cards alone. */
export type Room = 'full' | 'slim' | 'bare';

/** The heights of what stands above one another on a phone, between the bar and the tabs. Nothing scrolls. */
export interface PhoneColumn {
  seats: number;
  palace: number;
  hand: number;
  answer: number;
  captions: boolean; // whether the cards of the hand have room for words below them
}

const SEATS = { full: 64, line: 32 };
const HAND = { full: 104, bare: 84 };
const ANSWER = 44;
const PALACE = { most: 418, usual: 406 };

/** What is left out when there is less height: the captions of the hand, then 12 px of the palace, then the seats'
 * second line. */
export function phoneColumn(height: number): PhoneColumn {
  const hand = height - ANSWER - SEATS.full - HAND.full >= PALACE.most ? HAND.full : HAND.bare;
  const seats = height - ANSWER - SEATS.full - hand >= PALACE.usual ? SEATS.full : SEATS.line;
  const rest = height - ANSWER - hand - seats;
  return { seats, palace: Math.min(rest, PALACE.most), hand, answer: ANSWER, captions: hand === HAND.full };
}
