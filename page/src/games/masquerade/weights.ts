// How long a fact deserves to be looked at. It depends on the kind of fact alone: every back takes the same time.
import type { FactShown } from '../../wire';
import { asFact } from './view';
import type { MasqueradeFact } from './wire';

/** 1 is an ordinary moment; 0 is told together with what comes next. */
const WORTH: Record<MasqueradeFact['kind'], number> = {
  'turn-began': 0.5,
  drew: 0.3,
  'drew-unseen': 0.3,
  'may-draw': 0.5,
  'deck-has': 0,
  'all-chose': 0,
  'laid-up': 0.8,
  'laid-down': 0.5,
  hides: 0,
  'acts-with': 0.5,
  'will-attack': 0.2,
  attacks: 1.1,
  fought: 1,
  'no-fight': 0.6,
  killed: 1,
  spared: 1,
  'turned-up': 1,
  'turned-down': 0.6,
  uses: 1.1,
  declined: 0.6,
  chose: 0.9,
  substitutes: 1,
  poisoned: 0.9,
  'poison-works': 1,
  weakened: 0.9,
  boosted: 0.9,
  'boost-ended': 0.4,
  'looked-at-deck': 0.8,
  decided: 0.4,
  'will-give': 0.4,
  gave: 0.8,
  rolled: 0.9,
  moved: 0.8,
  discarded: 0.8,
  'discarded-from-deck': 0.8,
  'shuffled-away': 0.8,
  'shuffled-back': 0.8,
  stays: 0.6,
  recalled: 0.9,
  gathered: 1.2,
  lay: 0.15,
  joined: 0.8,
  'nobody-joined': 0,
  'on-discards': 0,
  'shuffled-before': 0,
  'lay-at-start': 0,
  'no-turn-yet': 0,
  'had-a-turn': 0,
  'used-actions': 0,
  'has-acted': 0,
  begins: 0.6,
  'hands-over': 1.5,
  'nothing-to-discard': 0.5,
  'ends-turn': 0.4,
  ended: 1,
  won: 1.2,
  sealed: 0,
  'time-ran-out': 0.6,
  unknown: 0,
};

/** What nobody would say aloud: its catalogue has an empty sentence for it, or the next fact says the same. */
const UNSAID: readonly string[] = ['will-attack', 'nobody-joined', 'sealed', 'unknown'];

export function weightOf(fact: FactShown): number {
  return WORTH[asFact(fact).kind];
}

/** Whether it is worth a sentence in the story. */
export function isTelling(fact: FactShown): boolean {
  return !UNSAID.includes(fact.kind);
}
