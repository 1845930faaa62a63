// Where everything of the palace lies, in pixels of the room that there is: palace cards (arcades) on the corners and
// edges of a box, clockwise from the door at the top left; a hallway half way between two of them.

export interface Box {
  x: number; // of the left edge
  y: number; // of the top
  width: number;
  height: number;
}

export interface Spot extends Box {
  hit: Box; // what a thumb may touch for it: larger than what is drawn; spots of one kind do not share any of it
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

const THUMB = { hall: { width: 44, height: 44 }, arcade: { width: 44, height: 48 } };
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
  // Two of a kind come nearest to each other around a corner, half a step either way.
  const apart = { x: step.x / 2, y: step.y / 2 };
  return {
    arcades: arcades.map((spot) => spotAt(spot, arcade, fitted(THUMB.arcade, step))),
    halls: halls.map((spot) => spotAt(spot, { width: card, height: card * CARD_RATIO }, fittedAround(THUMB.hall, apart))),
    ribbons: halls.flatMap((hall, k) => arcadesBeside(k, ring).map((at) => ribbonTo(hall, k, at, arcades[at] ?? hall, arcade))),
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

/** A drawing with its middle here, and what is touched for it, which may reach a little over the edge of the room. */
function spotAt(point: Point, drawn: Size, thumb: Size): Spot {
  return { ...around(point, drawn), hit: around(point, thumb) };
}

/** As large as a thumb wants, as long as neighbours in one line do not overlap. */
function fitted(thumb: Size, step: Point): Size {
  return { width: Math.min(thumb.width, step.x), height: Math.min(thumb.height, step.y) };
}

/** The same for halls, whose neighbours around a corner are clear of each other in one direction. */
function fittedAround(thumb: Size, apart: Point): Size {
  if (apart.x >= thumb.width || apart.y >= thumb.height) return thumb;
  return apart.y >= apart.x ? { ...thumb, height: apart.y } : { ...thumb, width: apart.x };
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

/** What is left out when there is less height: the captions of the hand, then 12 px of the palace, then the seats' second line. */
export function phoneColumn(height: number): PhoneColumn {
  const hand = height - ANSWER - SEATS.full - HAND.full >= PALACE.most ? HAND.full : HAND.bare;
  const seats = height - ANSWER - SEATS.full - hand >= PALACE.usual ? SEATS.full : SEATS.line;
  const rest = height - ANSWER - hand - seats;
  return { seats, palace: Math.min(rest, PALACE.most), hand, answer: ANSWER, captions: hand === HAND.full };
}
