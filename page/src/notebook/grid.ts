// The grid of a notebook: places beside what may lie there, each cell marked by hand. Nothing here reads what the page
// knows: what is crossed out follows from a person's own marks alone.
import type { Component } from 'svelte';

import type { GridPlace, GridThing } from '../components/cellGrid';

export type { GridPlace, GridThing };

export type Mark = 'sure' | 'maybe' | 'not';
export type Marks = Readonly<Record<string, Mark>>; // by cell

export interface NotebookGrid {
  places: GridPlace[];
  things: GridThing[];
  Picture: Component<{ of: string }>; // of a thing, as wide as the box around it
}

export const MARKS: readonly Mark[] = ['sure', 'maybe', 'not'];

export function cellOf(place: GridPlace, thing: GridThing): string {
  return `${place.id} ${thing.id}`;
}

/** The marks with one cell changed; null: it is empty then. */
export function withMark(marks: Marks, cell: string, mark: Mark | null): Marks {
  const { [cell]: _, ...others } = marks;
  return mark === null ? others : { ...others, [cell]: mark };
}

/** The mark after, or before, in the order sure, maybe, not, empty. */
export function nextMark(mark: Mark | null, step: 1 | -1): Mark | null {
  const all = [...MARKS, null];
  return all[(all.indexOf(mark) + step + all.length) % all.length] ?? null;
}

/** The cells without a mark that cannot be so, as far as all that is marked *sure* is true. */
export function crossedOut({ places, things }: NotebookGrid, marks: Marks): Set<string> {
  const isSure = (place: GridPlace, thing: GridThing) => marks[cellOf(place, thing)] === 'sure';
  const full = places.filter((place) => things.filter((thing) => isSure(place, thing)).length >= place.holds);
  const gone = things.filter((thing) => places.filter((place) => isSure(place, thing)).length >= thing.copies);
  const cells = places.flatMap((place) =>
    things.filter((thing) => full.includes(place) || gone.includes(thing)).map((thing) => cellOf(place, thing)),
  );
  return new Set(cells.filter((cell) => marks[cell] === undefined));
}
