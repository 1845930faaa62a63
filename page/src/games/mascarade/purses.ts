// How many coins everybody had at each turn of a finished game, and the turns that decided it.
import { seatColour } from '../../art/faces';
import type { Course } from '../../end/course';
import type { StepShown } from '../../wire';
import { asBallFact, asBallView } from './view';

const MOMENTS = 3;

/** The coins of each player by their letter, at the start and after each turn. */
export function pursesIn(steps: readonly StepShown[]): Record<string, number>[] {
  const purses: Record<string, number>[] = [];
  for (const { turn, view } of steps) {
    if (view === null) continue;
    purses[turn] = Object.fromEntries(asBallView(view).seats.map(({ player, coins }) => [player, coins]));
  }
  return purses.filter((purse) => purse !== undefined);
}

/** A turn in which a winner's purse grew, or somebody lost their last coin. */
export interface Gain {
  turn: number;
  player: string;
  mask: string | null; // whose power was used
  from: number;
  to: number;
}

/** The last turns that led to the end. */
export function gainsOf(steps: readonly StepShown[], winners: readonly string[]): Gain[] {
  const purses = pursesIn(steps);
  const used: Record<number, string> = {}; // masks by turn
  for (const { turn, facts } of steps) {
    for (const fact of facts.map(asBallFact)) if (fact.kind === 'used') used[turn] = fact.mask;
  }
  const gains = purses.slice(1).flatMap((now, before) =>
    Object.entries(now).flatMap(([player, to]): Gain[] => {
      const turn = before + 1;
      const from = purses[before]?.[player] ?? to;
      const counts = winners.includes(player) ? to > from || (to === from && turn === purses.length - 1) : to === 0 && from > 0;
      return counts ? [{ turn, player, mask: used[turn] ?? null, from, to }] : [];
    }),
  );
  return gains.slice(-MOMENTS);
}

export function courseOf(steps: readonly StepShown[], words: Pick<Course, 'title' | 'note' | 'unit'>, goal: number): Course {
  const purses = pursesIn(steps);
  const players = Object.keys(purses.at(-1) ?? {}).sort();
  const lines = players.map((player) => ({ player, values: purses.map((purse) => purse[player] ?? null), colour: seatColour(player) }));
  const start = Math.min(...Object.values(purses[0] ?? {}));
  const marks = [...new Set([0, start, 10, goal])].map((value) => ({ value, label: String(value) }));
  return { ...words, lines, marks, goal, stairs: true };
}
