// How many coins everybody had after each turn of a finished game, and the turns that decided it.
import { seatColour } from '../../art/faces';
import type { Course } from '../../end/course';
import type { StepShown } from '../../wire';
import { turnSteps, type Purses } from './turns';

const MOMENTS = 3;

/** The coins of each player by their letter, at the start and after each turn. */
export function pursesIn(steps: readonly StepShown[]): Purses[] {
  const purses: Purses[] = [];
  for (const step of turnSteps(steps)) if (step.purses !== null) purses[step.turn] = step.purses;
  return purses;
}

/** A turn in which a winner's purse grew, somebody lost their last coin, or a winner's power ended the game. */
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
  const used: { mask: string; by: string[] }[] = []; // by turn
  for (const { turn, facts } of turnSteps(steps)) {
    for (const fact of facts)
      if (fact.kind === 'used') used[turn] = { mask: fact.mask, by: [...(used[turn]?.by ?? []), fact.by] };
  }
  const gains = purses.slice(1).flatMap((now, before) =>
    Object.entries(now).flatMap(([player, to]): Gain[] => {
      const turn = before + 1;
      const from = purses[before]?.[player] ?? to;
      const power = used[turn];
      // As the Cheat does.
      const ended = turn === purses.length - 1 && to === from && power?.by.includes(player) === true;
      const counts = winners.includes(player) ? to > from || ended : to === 0 && from > 0;
      return counts ? [{ turn, player, mask: power?.mask ?? null, from, to }] : [];
    }),
  );
  return gains.slice(-MOMENTS);
}

export function courseOf(
  steps: readonly StepShown[],
  words: Pick<Course, 'title' | 'note' | 'unit'>,
  goal: number,
): Course {
  const purses = pursesIn(steps);
  const players = Object.keys(purses.at(-1) ?? {}).sort();
  const lines = players.map((player) => ({
    player,
    values: purses.map((purse) => purse[player] ?? null),
    colour: seatColour(player),
  }));
  const start = Math.min(...Object.values(purses[0] ?? {}));
  const marks = [...new Set([0, start, 10, goal])].map((value) => ({ value, label: String(value) }));
  return { ...words, lines, marks, goal, stairs: true };
}
