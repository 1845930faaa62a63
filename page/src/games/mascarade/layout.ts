// Where everything stands around the table, in pixels of the room that there is: I at the bottom, the others clockwise.

export interface Spot {
  x: number; // the middle of it
  y: number;
}

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface SeatSpot extends Spot {
  side: Side; // of the table: the player who sits there speaks towards the middle
}

export interface Layout {
  seats: SeatSpot[]; // the first is mine
  width: number; // of a seat
  height: number;
  card: number; // the width of a mask
  middle: Spot;
  felt: { width: number; height: number };
  narrow: boolean;
  hand: number; // the width of a mask under the cloth
  cloth: { width: number; height: number };
}

export const NAME = 20; // the height of a name above its masks
export const PURSE = 22; // the height of the coins, which overlap the mask by half
export const CARD_RATIO = 1.2; // a card's height to its width
const GAP = 4;
const SIDE = 6; // around all of it, so that what glows is not cut off
const ABOVE = 12;
const NARROWEST = 60; // a name is still read
const WIDEST_CARD = 92;
const SMALLEST_CARD = 28;
const ROOM = 1.05; // seats stand apart by so much of their own size
const STOCKS = 150; // the width of the bank and the court beside each other
const NARROW = 560; // a room where what somebody says has no place but on their own masks

/** The largest masks with which nobody sits on anybody's lap. */
export function around(seats: number, cards: number, whole: number, high: number): Layout {
  const [width, height] = [whole - 2 * SIDE, high - ABOVE - SIDE];
  const across = cards === 1 ? 4.2 : seats === 2 ? 1.3 : 2.05; // so many seats could stand side by side
  for (let card = WIDEST_CARD; ; card -= 2) {
    const box = boxOf(card, cards);
    const spots = spread(seats, width - box.width, height - box.height, box.width, box.height);
    const tooBig = box.width * across > width || box.height * (seats > 3 ? 3.2 : 2.9) > height;
    const hand = Math.min(card, width > NARROW ? 64 : 52);
    if (card <= SMALLEST_CARD || (!tooBig && spots.apart >= ROOM)) {
      const left = SIDE + box.width / 2;
      const top = ABOVE + box.height / 2;
      return {
        seats: spots.spots.map((spot) => ({ ...spot, x: spot.x + left, y: spot.y + top })),
        ...box,
        card,
        middle: { x: whole / 2, y: ABOVE + height / 2 },
        felt: { width: Math.max(width - box.width * 0.55, width * 0.7), height: height - box.height * 0.5 },
        narrow: width <= NARROW,
        hand,
        cloth: { width: hand * 2.5 + 16, height: hand * CARD_RATIO + 26 },
      };
    }
  }
}

/** A seat with so many masks of this width. */
function boxOf(card: number, cards: number): { width: number; height: number } {
  const masks = card * cards + GAP * (cards - 1);
  return { width: Math.max(NARROWEST, masks + 10), height: NAME + card * CARD_RATIO + PURSE / 2 + 4 };
}

/** Seats on the edge of a rounded rectangle, as far from one another as can be, the first in the middle below. */
function spread(
  seats: number,
  width: number,
  height: number,
  unitX: number,
  unitY: number,
): { spots: SeatSpot[]; apart: number } {
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
    const fits =
      walked !== null &&
      last !== undefined &&
      top !== undefined &&
      (even
        ? gap(last, top, unitX, unitY) >= apart
        : seats === 1 || ((top.x - last.x) * 2) / unitX >= apart || top.y + unitY * apart < last.y);
    if (fits) {
      near = apart;
      found = walked ?? [];
    } else {
      far = apart;
    }
  }
  // Two who face each other over a small table would sit on what lies in its middle.
  if (seats === 3 && width - unitX < STOCKS) found = [{ x: 0, y: 0 }];
  const left = found.map((spot) => ({ ...spot, side: sideOf(spot, width, height) }));
  const right = left.map((spot) => ({ x: width - spot.x, y: spot.y, side: mirrored(spot.side) })).reverse();
  const opposite: SeatSpot[] = even ? [{ x: width / 2, y: 0, side: 'top' }] : [];
  return { spots: [{ x: width / 2, y: height, side: 'bottom' }, ...left, ...opposite, ...right], apart: near };
}

/** From below to above by the left: clockwise, as the game goes. A table much wider than high is rounder. */
function halfTrack(width: number, height: number): Spot[] {
  const squareness = width > height * 1.25 ? 2.6 : 4.5;
  const points: Spot[] = [];
  for (let step = 0; step <= 400; step += 1) {
    const angle = Math.PI / 2 + (Math.PI * step) / 400;
    points.push({
      x: (width / 2) * (1 + power(Math.cos(angle), 2 / squareness)),
      y: (height / 2) * (1 + power(Math.sin(angle), 2 / squareness)),
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

function sideOf(spot: Spot, width: number, height: number): Side {
  if (spot.y > height * 0.86) return 'bottom';
  if (spot.y < height * 0.14) return 'top';
  return spot.x < width / 2 ? 'left' : 'right';
}

function mirrored(side: Side): Side {
  return side === 'left' ? 'right' : side;
}
