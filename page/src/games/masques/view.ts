// What one player may know at this moment, and what can be read from it at a glance.
import type { FactShown } from '../../wire';
import { hallsBeside } from './layout';
import { asCard, isGuest } from './pieces';
import type { MasquesAgreed, MasquesCard, MasquesFact, MasquesSeat, MasquesView } from './wire';

/** The server made it: the shape is the server's word, and not checked again. */
export function asView(view: object): MasquesView {
  return view as MasquesView;
}

/** The same of a fact of this game. */
export function asFact(fact: FactShown): FactShown & MasquesFact {
  return fact as FactShown & MasquesFact;
}

/** The same of what was agreed before the game. */
export function asAgreed(setup: object): MasquesAgreed {
  return setup as MasquesAgreed;
}

export function seatOf(view: MasquesView, player: string | null): MasquesSeat | null {
  return view.seats.find((seat) => seat.player === player) ?? null;
}

/** The letter of the player for whom a card dances; null: for nobody. */
export function ownerOf(view: MasquesView, card: string): string | null {
  const face = asCard(card);
  return isGuest(face) ? (view.seats.find((seat) => seat.families.includes(face.family))?.player ?? null) : null;
}

/** The cards on both sides of a palace card, clockwise; null where a hallway is empty. */
export function cardsBeside({ arcades, halls }: MasquesView, at: string): (MasquesCard | null)[] {
  const all = Object.values(halls);
  return hallsBeside(Object.keys(arcades).indexOf(at), all.length).map((each) => all[each] ?? null);
}

/** The players clockwise, whose view it is first. */
export function fromMe(view: MasquesView): MasquesSeat[] {
  const at = Math.max(
    0,
    view.seats.findIndex((seat) => seat.player === view.player),
  );
  return [...view.seats.slice(at), ...view.seats.slice(0, at)];
}

export function guildsOf(view: MasquesView): string[] {
  return Object.keys(view.bag);
}

/** The favours of which any one would win: those of a guild that alone is missing, or of one that has all but one. */
export function lacks(seat: MasquesSeat, alike: number): string[] {
  const guilds = Object.entries(seat.favours);
  const missing = guilds.filter(([, count]) => count === 0).map(([guild]) => guild);
  const nearly = guilds.filter(([, count]) => count === alike - 1).map(([guild]) => guild);
  return [...new Set([...(missing.length === 1 ? missing : []), ...nearly])];
}

/** How many favours a player still wants, by the shorter of the two ways to win. */
export function toGo(favours: Record<string, number>, alike: number): number {
  const counts = Object.values(favours);
  return Math.min(counts.filter((count) => count === 0).length, alike - Math.max(...counts));
}

/** The palace cards that would win somebody the game, as things stand. */
export function winningArcades(view: MasquesView, alike: number): string[] {
  return Object.entries(view.arcades).flatMap(([at, token]) => {
    const seat = seatOf(view, view.leads[at]?.by ?? null);
    return seat !== null && token !== null && !token.face_down && lacks(seat, alike).includes(token.token) ? [at] : [];
  });
}

export function vacant(view: MasquesView): number {
  return Object.values(view.halls).filter((card) => card === null).length;
}
