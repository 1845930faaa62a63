import type { FactShown } from '../../wire';
import type { Memory } from '../family';
import { notebookGrid } from './notebookGrid';
import { oddsGrid } from './oddsGrid';
import { asBallView, sitterAt, type BallView } from './view';

export const memory: Memory = {
  about: (fact, view) => playersOf(fact, asBallView(view)),
  grid: (reader) => notebookGrid(reader),
  odds: (reader) => oddsGrid(reader),
};

/** Whom a fact is about: who acts first, then whom it touches. */
function playersOf(fact: FactShown, view: BallView): string[] {
  const parts = Object.entries(fact);
  const named = (...keys: string[]) => parts.flatMap(([key, value]) => (keys.includes(key) ? [String(value)] : []));
  const places = named('at', 'one', 'other').flatMap((place) => sitterAt(view, place) ?? []);
  const players = named('by', 'player', 'payer', 'payee', 'one', 'other', 'but');
  const seated = view.seats.map((seat) => seat.player);
  return [...players, ...places].filter((player) => seated.includes(player));
}
