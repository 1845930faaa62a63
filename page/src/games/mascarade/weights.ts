// How long a fact deserves to be looked at. It depends on the kind of fact alone: a swap under the cloth takes as
// long as none, for everybody, and for the player who did it, too.
import type { FactShown } from '../../wire';
import { asBallFact, type FactKind } from './view';

const BEAT = 0.6; // before masks are turned up: always the same
const STILL = 2; // masks that were shown lie open for so long when all has been paid

/** 1 is an ordinary moment; 0 is told together with what comes next. */
const WORTH: Record<FactKind, number> = {
  dealt: 0.12,
  'all-turned-down': 1,
  looked: 0.9,
  saw: 0,
  'put-down': 0.4,
  'took-up': 1,
  'did-swap': 0,
  'did-keep': 0,
  returned: 1.4,
  revealed: 0.9,
  'shown-around': 0.8,
  'turned-down': 0.25,
  lay: 0.15,
  'turn-began': 0.6,
  'must-swap': 0.8,
  'may-not-announce': 0.8,
  touched: 0.5,
  announced: 1.2,
  claimed: 0.8,
  passed: 0.3,
  used: 0.4,
  chose: 0.8,
  declined: 0.6,
  guessed: 1.2,
  lingered: 0,
  counted: 0,
  paid: 0.7,
  'exchanged-wealth': 1.4,
  'changed-seats': 1.8,
  ended: 1,
  won: 1.2,
  sealed: 0,
  'time-ran-out': 0.6,
  unknown: 0,
};

export function weightOf(fact: FactShown, next: FactShown | null = null): number {
  const told = asBallFact(fact);
  const then = next === null ? null : asBallFact(next);
  if (told.kind === 'revealed' && then?.kind === 'revealed') return 0; // all masks turn together
  if (isFine(fact) && next !== null && isFine(next)) return 0; // and all fines go to the court at once
  if (told.kind === 'used' && then?.kind === 'paid') return 0; // "Nobody claims. Fabio takes 3."
  const worth = WORTH[told.kind];
  if (told.kind !== 'turned-down' && then?.kind === 'turned-down') return worth + STILL;
  return told.kind !== 'revealed' && then?.kind === 'revealed' ? worth + BEAT : worth;
}

function isFine(fact: FactShown): boolean {
  const told = asBallFact(fact);
  return told.kind === 'paid' && told.payee === 'court';
}

/** Whether it is worth a sentence in the story: the player who pressed the button knows that they did. */
export function isTelling(fact: FactShown): boolean {
  const told = asBallFact(fact);
  return told.kind !== 'sealed' || told.given !== 'ready';
}
