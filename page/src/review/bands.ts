// Chances as bands that lie on each other and add up to one.
import type { ReviewPoint } from '../wire';

export interface Band {
  seat: number;
  outline: string; // a path
  widest: { x: number; y: number; height: number }; // where there is most room for a face
}

/** The bands of these seats, the first at the bottom, in a box of this size. */
export function bandsOf(
  points: readonly ReviewPoint[],
  order: readonly number[],
  width: number,
  height: number,
): Band[] {
  const x = (index: number): number => (index * width) / Math.max(1, points.length - 1);
  let below = points.map(() => 0);
  return order.map((seat) => {
    const above = below.map((level, index) => level + (points[index]?.chances[seat] ?? 0));
    const down = (level: number): number => height * (1 - Math.min(1, level));
    const top = above.map((level, index) => `${x(index).toFixed(1)} ${down(level).toFixed(1)}`);
    const foot = below.map((level, index) => `${x(index).toFixed(1)} ${down(level).toFixed(1)}`).reverse();
    const thick = above.map((level, index) => level - (below[index] ?? 0));
    const inside = thick.map((share, index) => (x(index) < 16 || x(index) > width - 16 ? 0 : share));
    const at = inside.indexOf(Math.max(...inside));
    const widest = { x: x(at), y: down(((above[at] ?? 0) + (below[at] ?? 0)) / 2), height: height * (inside[at] ?? 0) };
    below = above;
    return { seat, outline: `M${top.join('L')}L${foot.join('L')}Z`, widest };
  });
}

/** Where each turn begins, by the number of its first point; no more than fit. */
export function turnMarks(points: readonly ReviewPoint[], most: number): { index: number; turn: number }[] {
  const begins = points.flatMap(({ turn }, index) => (turn > (points[index - 1]?.turn ?? 0) ? [{ index, turn }] : []));
  const step = Math.max(1, Math.ceil(begins.length / most));
  return begins.filter((_, number) => number % step === 0);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A change of a chance in points, with its sign. */
export function inPoints(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
