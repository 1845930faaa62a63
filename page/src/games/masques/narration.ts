// The story of a game of Masques, in the reader's language.
import { describeFact, type Reader } from '../../words/reader';
import type { Narration } from '../family';
import { emptyPalace, palacesBefore } from './palaceFold';
import * as says from './says';
import { asAgreed, asView } from './view';
import { isTelling } from './weights';

export const narration: Narration = {
  isTold: isTelling,
  /** Each by itself: what lay where at that moment is not known any more. */
  sentences: (facts, reader) =>
    facts.map((fact) => says.told(fact, reader, reader.view === null ? null : asView(reader.view))),
  stepSentences: (step, reader, before) => {
    if (step.view === null) return step.facts.map((fact) => (isTelling(fact) ? says.told(fact, reader, null) : ''));
    const palaces = palacesBefore(
      step.facts,
      before === null ? emptyPalace(step.view) : asView(before),
      asAgreed(reader.setup),
    );
    return step.facts.map((fact, at) => (isTelling(fact) ? says.told(fact, reader, palaces[at] ?? null) : ''));
  },
  ending: ({ reason }, reader) =>
    describeFact(forgetful(reader), { kind: 'ended', reason } as { kind: string }) ?? reason,
};

function forgetful(reader: Reader): Reader {
  return { ...reader, view: null };
}
