// The games of the house as people know them: one game, perhaps in several editions.
import { familyId, familyOf } from '../games/registry';
import type { GameOffered, Offer } from '../wire';

export interface OfferedFamily {
  id: string;
  games: GameOffered[]; // its editions
  fewest: number;
  most: number;
}

export function familiesOf(offer: Offer): OfferedFamily[] {
  const found = new Map<string, GameOffered[]>();
  for (const game of offer.games) found.set(familyId(game.id), [...(found.get(familyId(game.id)) ?? []), game]);
  return [...found].map(([id, games]) => ({
    id,
    games,
    fewest: Math.min(...games.map((game) => game.fewest)),
    most: Math.max(...games.map((game) => game.most)),
  }));
}

/** How many play where nobody has chosen. */
export function usualSeats(game: GameOffered): number {
  return Math.min(Math.max(familyOf(game.id).usualSeats, game.fewest), game.most);
}

/** The house names its bots from the weakest to the strongest. */
export function bestBot(offer: Offer): string {
  return offer.bots.at(-1) ?? 'simple';
}

/** The letters of so many seats: A, B, C … */
export function letters(seats: number): string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, seats);
}
