// Steps of one game, as different ears heard them: who was told nothing has no step.
import type { StepShown } from '../wire';

/** How far a step has come: the turn, and what everybody heard in it. */
function distance(steps: StepShown[], at: number): [turn: number, heard: number] {
  const turn = steps[at]?.turn ?? 0;
  let heard = 0;
  for (let index = at; index >= 0 && steps[index]?.turn === turn; index -= 1) {
    heard += steps[index]?.facts.filter((fact) => fact.to === undefined).length ?? 0;
  }
  return [turn, heard];
}

/** The step of other ears that has come as far; the one after it where they heard less. */
export function sameMoment(steps: StepShown[], at: number, others: StepShown[]): number {
  if (at >= steps.length - 1) return others.length - 1;
  const [turn, heard] = distance(steps, at);
  const found = others.findIndex(
    (step, index) => step.turn > turn || (step.turn === turn && distance(others, index)[1] >= heard),
  );
  return found < 0 ? others.length - 1 : found;
}

/** Where the next turn begins; the end, where there is none. */
export function turnAfter(steps: StepShown[], at: number): number {
  const turn = steps[at]?.turn ?? 0;
  const found = steps.findIndex((step, index) => index > at && step.turn > turn);
  return found < 0 ? steps.length - 1 : found;
}

/** Where this turn began, or the one before where we stand at its beginning. */
export function turnBefore(steps: StepShown[], at: number): number {
  const turn = steps[Math.max(0, at - 1)]?.turn ?? 0;
  return Math.max(
    0,
    steps.findIndex((step) => step.turn === turn),
  );
}
