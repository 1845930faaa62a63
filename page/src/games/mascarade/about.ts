// Whom a fact is about: whoever does it first, then whoever it touches.
import type { FactShown } from '../../wire';
import { heard } from './heard';
import { sitterAt, type BallView } from './view';

export function aboutOf(fact: FactShown, view: BallView): string[] {
  const parts = Object.entries(heard(fact.text));
  const named = (...keys: string[]) => parts.flatMap(([key, value]) => (keys.includes(key) ? [String(value)] : []));
  const places = named('at', 'one', 'other').flatMap((place) => sitterAt(view, place) ?? []);
  const players = named('by', 'player', 'payer', 'payee', 'one', 'other', 'but');
  const seated = view.seats.map((seat) => seat.player);
  return [...players, ...places].filter((player) => seated.includes(player));
}
