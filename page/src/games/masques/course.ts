// How near everybody was to winning after each round, out of what all were told.
import type { Course } from '../../end/course';
import type { FactShown } from '../../wire';
import type { Reader } from '../family';
import { coloursOf } from './pieces';
import * as says from './says';
import { asFact, seatOf, toGo } from './view';
import type { MasquesView } from './wire';

/** So many favours to go, at the start and after each round. */
export interface Line {
  player: string;
  toGo: number[];
}

export function courseOf(facts: readonly FactShown[], view: MasquesView, alike: number): Line[] {
  const favours = Object.fromEntries(
    view.seats.map((seat) => [seat.player, Object.fromEntries(Object.keys(seat.favours).map((guild) => [guild, 0]))]),
  );
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

/** The same as a chart: the higher, the nearer. */
export function chartOf(facts: readonly FactShown[], view: MasquesView, alike: number, reader: Reader): Course {
  return {
    title: says.sentence(reader, 'course'),
    note: '',
    unit: says.sentence(reader, 'rounds'),
    lines: courseOf(facts, view, alike).map(({ player, toGo }) => ({
      player,
      values: toGo.map((n) => alike - n),
      colour: coloursOf(seatOf(view, player)?.families[0] ?? '').cloth,
    })),
    marks: Array.from({ length: alike + 1 }, (_, n) => ({
      value: alike - n,
      label: says.tell(reader, 'to-go', { n }),
    })),
    goal: alike,
    stairs: false,
  };
}
