// The settings of a table: what a host chooses when it is opened, and may change until the game begins.
import type { GameOffered, TableShown, TermsShown } from '../wire';

export const MEMORIES = ['strict', 'notes', 'aid'] as const;
const CLOCKS = [0, 20, 45, 90, 180, 600]; // seconds
const SLOW_CLOCKS = [0, 12 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600];

export interface ChosenSettings {
  players: number;
  options: Record<string, string>; // what is not as usual, by name
  terms: TermsShown;
}

/** As the table stands. */
export function settingsOf({ players, options, terms }: TableShown): ChosenSettings {
  return { players, options, terms };
}

export function usualTerms(standIn: string): TermsShown {
  return {
    memory: 'strict',
    correspondence: false,
    clock: 0,
    stand_in: standIn,
    listed: false,
    watchers: true,
    chat: true,
  };
}

/** The numbers of seats to choose from, not fewer than `least`; what the host chose may bring more. */
export function sizes(game: GameOffered, options: Record<string, string>, least = 0): number[] {
  const first = Math.max(game.fewest, least);
  return Array.from({ length: Math.max(mostSeats(game, options) - first, 0) + 1 }, (_, more) => first + more);
}

/** How many may sit down with these options. */
export function mostSeats(game: GameOffered, options: Record<string, string>): number {
  const words = (name: string) => (options[name] ?? '').split(',').map((word) => word.trim());
  return game.options.reduce(
    (most, { name, more_seats }) => words(name).reduce((sum, word) => sum + (more_seats[word] ?? 0), most),
    game.most,
  );
}

/** The clocks to choose from; the one that a table has is among them. */
export function clocks({ correspondence, clock }: TermsShown): number[] {
  const usual = correspondence ? SLOW_CLOCKS : CLOCKS;
  return usual.includes(clock) ? usual : [...usual, clock].sort((one, other) => one - other);
}
