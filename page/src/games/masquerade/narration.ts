// The story of a game of Masquerade, in the reader's language.
import type { FactShown } from '../../wire';
import { describeFact, type Reader } from '../../words/reader';
import type { Narration } from '../family';
import * as says from './says';
import { isTelling } from './weights';

/** A fact by itself: what lay where at that moment is not known any more. */
export const narration: Narration = {
  isTold: isTelling,
  sentences: (facts, reader) => facts.map((fact) => says.told(fact, reader, null)),
  stepSentences: (step, reader) => step.facts.map((fact) => (isTelling(fact) && !isToldTwice(fact, step.facts) ? says.told(fact, reader, null) : '')),
  ending: ({ reason }, reader) => describeFact({ ...reader, view: null } satisfies Reader, ended(reason)) ?? reason,
};

/** Where everybody listens, a card is drawn once, and not once more for those who do not see it. */
function isToldTwice(fact: FactShown, facts: readonly FactShown[]): boolean {
  return fact.kind === 'drew-unseen' && facts.some(({ kind, to }) => kind === 'drew' && to === 'some');
}

function ended(reason: string): Pick<FactShown, 'kind'> & { reason: string } {
  return { kind: 'ended', reason };
}
