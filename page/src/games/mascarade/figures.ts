// Written by tools/figures.py from the rules of this family: do not edit.

/** The numbers that texts about the rules quote, by game. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'mascarade-1e': { start: 6, goal: 13, opening: 4, king: 3 },
  'mascarade-2e': { start: 6, goal: 13, opening: 4, king: 2 },
};
