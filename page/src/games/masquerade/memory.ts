import type { FactShown } from '../../wire';
import type { Memory } from '../family';
import { notebookGrid } from './notebookGrid';
import { oddsGrid } from './oddsGrid';
import { asView, ownerOf } from './view';

export const memory: Memory = {
  about: (fact, view) =>
    playersOf(
      fact,
      asView(view).seats.map((seat) => seat.player),
    ),
  grid: (reader) => notebookGrid(reader),
  odds: (reader) => oddsGrid(reader),
};

/** Whom a fact is about: who acts first, then in whose row it happens. */
function playersOf(fact: FactShown, seated: string[]): string[] {
  const parts = Object.entries(fact);
  const named = (...keys: string[]) => parts.flatMap(([key, value]) => (keys.includes(key) ? [String(value)] : []));
  const owners = named('at', 'target', 'there').map(ownerOf);
  const players = named('player', 'by', 'killer', 'receiver', 'heir');
  return [...new Set([...players, ...owners])].filter((player) => seated.includes(player));
}
