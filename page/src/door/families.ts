// The games of the house as people know them: one game, perhaps in several editions.
import type { GameOffered, Offer } from '../wire';

export interface Family {
  id: string; // mascarade
  games: GameOffered[]; // its editions
  fewest: number;
  most: number;
}

const SEATS_TO_TRY: Record<string, number> = { mascarade: 6 }; // enough to be puzzled, few enough to be over soon
const USUAL_SEATS = 4;

export function familyOf(game: string): string {
  return game.split('-')[0] ?? game;
}

export function familiesOf(offer: Offer): Family[] {
  const found = new Map<string, GameOffered[]>();
  for (const game of offer.games) found.set(familyOf(game.id), [...(found.get(familyOf(game.id)) ?? []), game]);
  return [...found].map(([id, games]) => ({
    id,
    games,
    fewest: Math.min(...games.map((game) => game.fewest)),
    most: Math.max(...games.map((game) => game.most)),
  }));
}

/** How many play where nobody has chosen. */
export function usualSeats(game: GameOffered): number {
  const usual = SEATS_TO_TRY[familyOf(game.id)] ?? USUAL_SEATS;
  return Math.min(Math.max(usual, game.fewest), game.most);
}

/** The house names its bots from the weakest to the strongest. */
export function bestBot(offer: Offer): string {
  return offer.bots.at(-1) ?? 'simple';
}

/** The letters of so many seats: A, B, C … */
export function letters(seats: number): string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, seats);
}
