// What one player may know at this moment.
import type { FactShown } from '../../wire';
import type { MascaradeFact, MascaradeView as BallView } from './wire';

export type { MascaradeSeat as BallSeat, MascaradeView as BallView } from './wire';

export type FactKind = MascaradeFact['kind'];

/** The server made it: the shape is the server's word, and not checked again. */
export function asBallView(view: object): BallView {
  return view as BallView;
}

/** The same of a fact of this game. */
export function asBallFact(fact: FactShown): FactShown & MascaradeFact {
  return fact as FactShown & MascaradeFact;
}

/** With two or three players each has several masks. */
export function isSmall(view: BallView): boolean {
  return view.seats.length <= 3;
}

/** The player who sits before a place now; nobody in the centre. */
export function sitterAt(view: BallView, place: string): string | null {
  return view.seats.find((seat) => seat.seat === place || seat.places.includes(place))?.player ?? null;
}
