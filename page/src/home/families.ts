// The games of the house as people know them: one game, perhaps in several editions.
import { drawnFamilies, familyId, familyOf } from '../games/registry';
import type { GameOffered, Offer } from '../wire';

export interface OfferedFamily {
  id: string;
  games: GameOffered[]; // its editions; none: the server has not answered yet
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

/** What a house usually offers: these families keep their places while nobody knows their games yet. */
export function expectedFamilies(): OfferedFamily[] {
  return drawnFamilies().map(({ id }) => ({ id, games: [], fewest: 2, most: 2 }));
}

/** How many play where nobody has chosen. */
export function usualSeats(game: GameOffered): number {
  return Math.min(Math.max(familyOf(game.id).usualSeats, game.fewest), game.most);
}

const USUAL_BOT = 'courtier';

/** The bot where nobody has chosen one: a courtier, or else the strongest, which the house names last. */
export function usualBot(offered: string[]): string {
  return offered.includes(USUAL_BOT) ? USUAL_BOT : (offered.at(-1) ?? USUAL_BOT);
}

/** The first bot of a level, or the usual one where there is none. */
export function botOfLevel(offer: Offer, level: string): string {
  return offer.bots.find((bot) => offer.levels[bot] === level) ?? usualBot(offer.bots);
}

/** The letters of so many seats: A, B, C … */
export function letters(seats: number): string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, seats);
}
