// What would come of my plan, read from the view that the server rehearsed: nothing is reckoned here.
import { arcadesBeside, hallsBeside } from './layout';
import { seatOf } from './view';
import type { MasquesCard, MasquesView } from './wire';

/** What would be at one palace card. */
export interface Prospect {
  at: string;
  token: string; // what would lie there
  by: string | null; // who would take it; null: it would stay
  why: string; // why it would stay
  open: boolean; // a hallway beside it is vacant, so this is for now
  higher: MasquesCard | null; // of the two cards beside it
  lower: MasquesCard | null;
  count: number; // how many of it that player would have then
}

/** What a player would have gained when the palace is full and settled. */
export interface Gain {
  by: string;
  token: string;
  count: number;
}

/** The palace as it would be, if it still stood: with the last card everything is settled and laid out anew. */
export function isSettled(now: MasquesView, ahead: MasquesView): boolean {
  return ahead.round !== now.round || ahead.end !== null;
}

/** What would change, and what lies beside the place of a card that is put there. My own come first. */
export function prospects(now: MasquesView, ahead: MasquesView, at: string | null): Prospect[] {
  const arcades = Object.keys(ahead.arcades);
  const number = at === null ? -1 : Object.keys(ahead.halls).indexOf(at);
  const beside = number < 0 ? [] : arcadesBeside(number, arcades.length).map((each) => arcades[each] ?? '');
  const found = arcades.filter((each) => beside.includes(each) || isChanged(now, ahead, each));
  return found
    .flatMap((each) => prospectOf(ahead, each) ?? [])
    .sort((one, other) => rank(one, ahead.player) - rank(other, ahead.player));
}

function rank({ by, open }: Prospect, me: string): number {
  return by === me ? Number(open) : by === null ? 3 : 2;
}

function isChanged(now: MasquesView, ahead: MasquesView, at: string): boolean {
  const [one, other] = [now.leads[at], ahead.leads[at]];
  const [was, is] = [now.arcades[at], ahead.arcades[at]];
  return one?.by !== other?.by || was?.token !== is?.token || was?.face_down !== is?.face_down;
}

function prospectOf(ahead: MasquesView, at: string): Prospect | null {
  const lead = ahead.leads[at];
  const lies = ahead.arcades[at] ?? null;
  if (lead === undefined || lies === null) return null;
  const halls = Object.keys(ahead.halls);
  const [one, other] = hallsBeside(Object.keys(ahead.arcades).indexOf(at), halls.length).map(
    (each) => halls[each] ?? '',
  );
  const [first, second] = lead.higher === other ? [other, one] : [one, other];
  const seat = seatOf(ahead, lead.by);
  return {
    at,
    token: lies.token,
    by: lead.by,
    why: lead.why,
    open: lead.open,
    higher: ahead.halls[first ?? ''] ?? null,
    lower: ahead.halls[second ?? ''] ?? null,
    count: seat === null ? 0 : (seat.favours[lies.token] ?? seat.ducats) + 1,
  };
}

/** What everybody would gain by a settled palace, my own first. */
export function gains(now: MasquesView, ahead: MasquesView): Gain[] {
  const found = ahead.seats.flatMap((seat) => {
    const before = seatOf(now, seat.player);
    const favours = Object.entries(seat.favours).flatMap(([token, count]) =>
      gained(seat.player, token, count - (before?.favours[token] ?? 0)),
    );
    return [...favours, ...gained(seat.player, 'ducat', seat.ducats - (before?.ducats ?? 0))];
  });
  return found.sort((one, other) => Number(other.by === ahead.player) - Number(one.by === ahead.player));
}

function gained(by: string, token: string, count: number): Gain[] {
  return count > 0 ? [{ by, token, count }] : [];
}
