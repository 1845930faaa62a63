// Where things lie on the screen, and where a bubble fits beside them.
import type { Things } from '../games/family';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const QUESTION = 'question'; // what every table has
const GRID = 4; // pixels between two places that are tried
const EDGE = 6; // pixels to the edge of the screen

/** The boxes of things that are on the screen; a thing that is not there has none. */
export function boxesOf(marks: readonly string[], things: Things | undefined): Box[] {
  return marks.flatMap((mark) => {
    const selectors = mark === QUESTION ? ['.asked:has(#asked-title)'] : (things?.(mark) ?? []);
    for (const selector of selectors) {
      const seen = [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.width > 0 && box.height > 0);
      if (seen.length > 0) return [around(seen)];
    }
    return [];
  });
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The part of a box that is in the window. */
export function onScreen(box: Box): Box {
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, innerWidth) - x,
    height: Math.min(box.y + box.height, innerHeight) - y,
  };
}

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Where a bubble of this size covers as little as can be of what is lit, rather the question than a thing, and is as
 * near as can be to what it is about. */
export function placeFor(
  size: { width: number; height: number },
  room: Box,
  lit: readonly Box[],
  asked: Box | null,
  about: Box | null,
): { x: number; y: number } {
  const right = Math.max(room.x + EDGE, room.x + room.width - size.width - EDGE);
  const bottom = Math.max(room.y + EDGE, room.y + room.height - size.height - EDGE);
  const aim = about === null ? middleOf(room) : middleOf(about);
  let best = { x: room.x + EDGE, y: room.y + EDGE };
  let least = Infinity;
  for (let y = room.y + EDGE; y <= bottom; y += GRID) {
    for (let x = room.x + EDGE; x <= right; x += GRID) {
      const box = { x, y, ...size };
      const covered = lit.reduce((sum, each) => sum + overlap(box, grown(each, about === null ? 0 : 6)), 0);
      const middle = middleOf(box);
      const cost =
        covered * 100 +
        (asked === null ? 0 : overlap(box, asked) * 40) +
        Math.hypot(middle.x - aim.x, middle.y - aim.y);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The tail of a bubble, as a triangle from its edge towards a thing; null: the thing is too near, or nothing is
 * meant. */
export function tailOf(bubble: Box, about: Box | null): string | null {
  if (about === null || overlap(bubble, about) > 0) return null;
  const aim = middleOf(about);
  const x = clamp(aim.x, bubble.x + 24, bubble.x + bubble.width - 24);
  const y = clamp(aim.y, bubble.y + 24, bubble.y + bubble.height - 24);
  if (about.y >= bubble.y + bubble.height)
    return triangle(x, bubble.y + bubble.height, 12, 0, aim.x, Math.min(about.y, bubble.y + bubble.height + 16));
  if (about.y + about.height <= bubble.y)
    return triangle(x, bubble.y, 12, 0, aim.x, Math.max(about.y + about.height, bubble.y - 16));
  if (about.x >= bubble.x + bubble.width)
    return triangle(bubble.x + bubble.width, y, 0, 12, Math.min(about.x, bubble.x + bubble.width + 16), aim.y);
  return triangle(bubble.x, y, 0, 12, Math.max(about.x + about.width, bubble.x - 16), aim.y);
}

function triangle(x: number, y: number, dx: number, dy: number, toX: number, toY: number): string {
  const tip = { x: clamp(toX, x - 28, x + 28), y: clamp(toY, y - 28, y + 28) };
  return `M${x - dx} ${y - dy}L${tip.x} ${tip.y}L${x + dx} ${y + dy}z`;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
