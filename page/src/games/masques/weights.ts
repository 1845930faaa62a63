// How long a fact deserves to be looked at. It depends on the kind of fact alone.
import type { FactShown } from '../../wire';
import { asFact } from './view';
import type { MasquesFact } from './wire';

/** 1 is an ordinary moment; 0 is told together with what comes next. */
const WORTH: Partial<Record<MasquesFact['kind'], number>> = {
  counted: 0,
  'took-family': 0.2,
  'stays-away': 0.2,
  'first-player': 0.2,
  laid: 0.05,
  'stayed-bare': 0.05,
  'has-favours': 0,
  'round-began': 0.6,
  dealt: 0.08,
  'dealt-face-down': 0.04,
  'set-aside': 0.04,
  kept: 0.3,
  'packs-handed-on': 0.5,
  received: 0,
  'hands-taken': 0.4,
  'turn-began': 0.2,
  played: 0.3,
  hired: 0.8,
  placed: 0.9,
  passed: 0.6,
  declined: 0.5,
  chose: 0.6,
  called: 0.9,
  'gave-up': 0.5,
  stayed: 0.5,
  sealed: 0,
  unknown: 0,
};

export function weightOf(fact: FactShown): number {
  return WORTH[asFact(fact).kind] ?? 1;
}

const UNTOLD = ['counted', 'laid', 'dealt-face-down', 'set-aside', 'has-favours', 'agent-gone', 'played', 'sealed'];

/** Whether it is worth a sentence in the story: what is laid out lies there for everybody to see. */
export function isTelling(fact: FactShown): boolean {
  return !UNTOLD.includes(fact.kind);
}
