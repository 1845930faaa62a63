import type { FactShown } from '../../wire';
import type { Memory } from '../family';
import { notebookGrid } from './notebookGrid';
import { oddsGrid } from './oddsGrid';
import { ownerOf, asView } from './view';

export const memory: Memory = {
  about: (fact, view) =>
    playersOf(
      fact,
      asView(view).seats.map((seat) => seat.player),
      (card) => ownerOf(asView(view), card),
    ),
  grid: (reader) => notebookGrid(reader),
  odds: (reader) => oddsGrid(reader),
};

/** Whom a fact is about: who acts first, then whose card it is. */
function playersOf(fact: FactShown, seated: string[], owner: (card: string) => string | null): string[] {
  const parts = Object.entries(fact);
  const named = (...keys: string[]) => parts.flatMap(([key, value]) => (keys.includes(key) ? [String(value)] : []));
  const owners = named('card', 'guest').flatMap((card) => owner(card) ?? []);
  return [...new Set([...named('by', 'player', 'purse'), ...owners])].filter((player) => seated.includes(player));
}
