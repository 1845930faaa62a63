// A replay of Mascarade by turns. A turn begins with the fact that says so: the answer that ends a turn also begins the
// next one, so `turn` of a step, which is counted after all of its facts, is not the turn of each of them.
import type { FactShown, StepShown } from '../../wire';
import { asBallFact, asBallView } from './view';
import type { MascaradeFact } from './wire';

/** The coins of each player, by letter. */
export type Purses = Record<string, number>;

export interface TurnStep {
  turn: number; // turns that have begun; 0: none yet
  facts: (FactShown & MascaradeFact)[]; // those of a step that belong to this turn
  purses: Purses | null; // after them; null: the replay has no views
  truth: StepShown['truth'];
}

/** The steps of a replay; one that ends a turn and begins the next is in both, with the purses between the two. */
export function turnSteps(steps: readonly StepShown[]): TurnStep[] {
  const found: TurnStep[] = [];
  let turn = 0;
  for (const { facts, view, truth } of steps) {
    // Nothing is paid between the beginning of a turn and the first answer in it.
    const purses =
      view === null ? null : Object.fromEntries(asBallView(view).seats.map(({ player, coins }) => [player, coins]));
    let now: TurnStep = { turn, facts: [], purses, truth };
    found.push(now);
    for (const fact of facts.map(asBallFact)) {
      if (fact.kind === 'turn-began') {
        turn += 1;
        now = { turn, facts: [], purses, truth };
        found.push(now);
      }
      now.facts.push(fact);
    }
  }
  return found;
}
