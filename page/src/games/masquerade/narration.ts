// The story of a game of Masquerade, in the reader's language.
import type { FactShown } from '../../wire';
import { describeFact, type Reader } from '../../words/reader';
import type { Narration } from '../family';
import { rowsAtFirst, rowsBefore } from './rowsBefore';
import * as says from './says';
import { asView } from './view';
import { isTelling } from './weights';

/** Cards are called by their names where these ears knew them at that moment. */
export const narration: Narration = {
  isTold: isTelling,
  sentences: (facts, reader) => {
    const rows = rowsBefore(facts, reader.view === null ? null : rowsAtFirst(facts, asView(reader.view)));
    return facts.map((fact, n) => says.told(fact, reader, rows[n] ?? null));
  },
  stepSentences: ({ facts }, reader, before) => {
    const rows = rowsBefore(facts, before === null ? null : asView(before));
    return facts.map((fact, n) =>
      isTelling(fact) && !isToldTwice(fact, facts) ? says.told(fact, reader, rows[n] ?? null) : '',
    );
  },
  ending: ({ reason }, reader) => describeFact({ ...reader, view: null } satisfies Reader, ended(reason)) ?? reason,
};

/** Where everybody listens, a card is drawn once, and not once more for those who do not see it. */
function isToldTwice(fact: FactShown, facts: readonly FactShown[]): boolean {
  return fact.kind === 'drew-unseen' && facts.some(({ kind, to }) => kind === 'drew' && to === 'some');
}

function ended(reason: string): Pick<FactShown, 'kind'> & { reason: string } {
  return { kind: 'ended', reason };
}
