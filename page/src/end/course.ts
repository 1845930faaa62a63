// The course of a game, as a chart can draw it: how each player stood at each turn.

export interface CourseLine {
  player: string;
  values: (number | null)[]; // at the start, and after each turn or round; null: not yet at the table
  colour: string;
  gold?: boolean[]; // where something precious lay in this row then
}

export interface Course {
  title: string;
  note: string;
  unit: string; // what is counted along the foot: turns, rounds
  lines: CourseLine[];
  marks: { value: number; label: string }[]; // lines across
  goal: number | null; // the value with which somebody wins
  stairs: boolean; // a value holds until the next: else lines run straight from one to the next
}

const DASHES = ['', '10 4', '3 4', '12 3 3 3', '6 3', '1 4', '14 6', '8 3 2 3'];

/** Lines differ by their dashes, too. The first of these, and the line of a winner, have none. */
export function dashesOf(line: number, won: boolean): string {
  return won ? '' : (DASHES[1 + (line % (DASHES.length - 1))] ?? '');
}

/** The lines across at even numbers from `lowest` to `highest`. */
export function evenMarks(lowest: number, highest: number): Course['marks'] {
  const first = Math.floor(lowest / 2) * 2;
  return Array.from({ length: Math.floor((highest - first) / 2) + 1 }, (_, n) => ({
    value: first + 2 * n,
    label: String(first + 2 * n),
  }));
}

/** Where labels stand so that they do not lie over each other: in the order of `wished`, `height` apart, between
 * `top` and `foot`. */
export function spread(wished: readonly number[], height: number, top: number, foot: number): number[] {
  const order = wished.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y);
  let free = top;
  const placed = order.map(({ y, at }) => {
    const label = Math.max(y, free);
    free = label + height;
    return { at, label };
  });
  const found = wished.map(() => 0);
  let limit = foot;
  for (const { at, label } of placed.reverse()) {
    found[at] = Math.min(label, limit);
    limit = Math.min(label, limit) - height;
  }
  return found;
}
