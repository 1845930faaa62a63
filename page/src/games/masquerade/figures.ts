// Written by tools/figures.py from the rules of this family: do not edit.

/** The numbers that texts about the rules quote, by game. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'masquerade': { dealt: 3, row: 6, actions: 3, cards: 60 },
};
