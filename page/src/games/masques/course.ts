// How near everybody was to winning after each round, out of what all were told.
import type { FactShown } from '../../wire';
import { asFact, toGo } from './view';
import type { MasquesView } from './wire';

/** So many favours to go, at the start and after each round. */
export interface Line {
  player: string;
  toGo: number[];
}

export function courseOf(facts: readonly FactShown[], view: MasquesView, alike: number): Line[] {
  const favours = Object.fromEntries(view.seats.map((seat) => [seat.player, Object.fromEntries(Object.keys(seat.favours).map((guild) => [guild, 0]))]));
  const lines = view.seats.map((seat) => ({ player: seat.player, toGo: [] as number[] }));
  const mark = (): void => lines.forEach((line) => line.toGo.push(toGo(favours[line.player] ?? {}, alike)));
  for (const fact of facts.map(asFact)) {
    if (fact.kind === 'round-began') mark();
    const had = fact.kind === 'collected' ? favours[fact.by] : undefined;
    if (fact.kind === 'collected' && had !== undefined && fact.token in had) had[fact.token] = fact.count;
  }
  mark();
  return lines;
}
