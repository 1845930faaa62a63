// How long a fact deserves to be looked at. It depends on the kind of fact alone: a swap under the cloth takes as
// long as none, for everybody, and for the player who did it, too.
import type { FactShown } from '../../wire';
import { asBallFact, type FactKind } from './view';

/** 1 is an ordinary moment; 0 is told together with what comes next. */
const WORTH: Record<FactKind, number> = {
  dealt: 0.12,
  'all-turned-down': 1,
  looked: 0.9,
  saw: 0,
  'put-down': 0.4,
  'took-up': 1.3,
  'did-swap': 0,
  'did-keep': 0,
  returned: 1.7,
  revealed: 0.9,
  'shown-around': 0.8,
  'turned-down': 0.25,
  lay: 0.15,
  'turn-began': 0.6,
  'must-swap': 0.8,
  'may-not-announce': 0.8,
  touched: 0.5,
  announced: 1.5,
  claimed: 1,
  passed: 0.4,
  used: 1,
  chose: 0.8,
  declined: 0.6,
  guessed: 1.2,
  lingered: 0,
  counted: 0,
  paid: 1,
  'exchanged-wealth': 1.4,
  'changed-seats': 1.8,
  ended: 1,
  won: 1.2,
  sealed: 0,
  'time-ran-out': 0.6,
  unknown: 0,
};

export function weightOf(fact: FactShown): number {
  return WORTH[asBallFact(fact).kind];
}

/** Whether it is worth a sentence in the story: the player who pressed the button knows that they did. */
export function isTelling(fact: FactShown): boolean {
  const told = asBallFact(fact);
  return told.kind !== 'sealed' || told.given !== 'ready';
}
