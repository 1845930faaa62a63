// What one player may know at this moment: the typed form of `CourtView.shown()` in
// src/ridotto/games/mascarade/public/view.py.
import type { FactShown } from '../../wire';
import type { MascaradeFact } from './facts';

/** A seat, with what lies before it and whoever sits there now. */
export interface BallSeat {
  seat: string; // its letter, small: a
  player: string; // a letter, capital: A
  coins: number;
  places: string[]; // where its masks lie: a, or aL aR, or aL aR aP
}

/** Somebody who is not free in a turn, because their mask was shown in the turn before. */
export interface Bond {
  player: string;
  what: 'must swap' | 'may not announce';
  why: string;
}

export interface BallView {
  player: string; // whose view this is; - for those who watch
  masks: Record<string, number>; // what is in this game, and how often
  seats: BallSeat[]; // clockwise
  centre: string[]; // places
  court: number; // fines
  bank: number;
  faces: Record<string, string>; // place -> mask, what lies open for these eyes
  turn: string | null;
  initial_turns_left: number; // the present one included
  turns_left: number | null; // null: no limit
  bound: Bond | null; // in this turn
  bound_next: Bond | null; // in the next one, as things stand
  hand: string | null; // the place that the player whose turn it is acts with
  announced: string | null; // a mask
  claims: Record<string, string>; // player -> place, the announcer's first
  user: string | null; // of the power
  said: MascaradeFact[]; // what everybody heard since the turn began
  question: string | null; // by name
  asked: string[]; // who still owes an answer, as far as these ears know
  sealed: boolean; // asked at once, and nobody hears an answer before the last is in
  end: { reason: string; winners: string[] } | null;
}

/** The server made it: the shape is the server's word, and not checked again. */
export function asBallView(view: Record<string, unknown>): BallView {
  return view as unknown as BallView;
}

export type FactKind = MascaradeFact['kind'];

/** The same of a fact of this game. */
export function asBallFact(fact: FactShown): FactShown & MascaradeFact {
  return fact as FactShown & MascaradeFact;
}

/** With two or three players each has several masks. */
export function isSmall(view: BallView): boolean {
  return view.seats.length <= 3;
}

/** Whoever sits before a place now; nobody in the centre. */
export function sitterAt(view: BallView, place: string): string | null {
  return view.seats.find((seat) => seat.seat === place || seat.places.includes(place))?.player ?? null;
}
