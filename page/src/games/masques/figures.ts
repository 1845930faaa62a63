// Written by tools/figures.py from the rules of this family: do not edit.

/** The numbers that texts about the rules quote, by game. */
export const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'masques-dust': { alike: 4, guilds: 5, hand: 4, purse: 1, copies: 3, lowest: 2, highest: 4, ring2: 8, ring3: 12, ring4: 16 },
  'masques-ffg': { alike: 4, guilds: 5, hand: 4, purse: 1, copies: 3, lowest: 2, highest: 4, ring2: 8, ring3: 12, ring4: 16, weight: 1 },
};

/** What the cards of each kind of agent cost, from the top of its pile down, where the host has chosen nothing else. */
export const COSTS: Readonly<Record<string, readonly number[]>> = {
  thief: [1, 2, 3],
  guard: [1, 2, 3],
  gondolier: [1, 2, 3],
  assassin: [2, 3, 4],
  courtesan: [2, 3, 4],
  trader: [2, 3, 4],
};
