// The story of a game of Mascarade, in the reader's language.
import type { StepShown } from '../../wire';
import { t, tOr } from '../../words/words.svelte';
import type { Narration, Reader } from '../family';
import { isTelling } from './weights';
import * as says from './says';
import type { Naming } from './says';
import { asBallFact, asBallView } from './view';

const RICHEST = ['last coin lost', 'turn limit']; // nobody came to 13 coins: the richest player wins

export const narration: Narration = {
  lang: null,
  isTold: isTelling,
  sentences: (facts, reader) => says.sentences(facts, namingOf(reader)),
  stepSentences,
  ending({ reason }, reader) {
    const ended = says.told({ kind: 'ended', reason }, namingOf(reader));
    return RICHEST.includes(reason) ? `${ended} ${t('end-richest')}` : ended;
  },
};

export function namingOf(reader: Reader): Naming {
  return { ...reader, view: reader.view === null ? null : asBallView(reader.view) };
}

export function readerOf(naming: Naming): Reader {
  return { ...naming, view: naming.view === null ? null : { ...naming.view } };
}

/** A sealed answer is told to the player who gave it, as "yours"; where everybody listens it is told of that player. */
function stepSentences(step: StepShown, reader: Reader): string[] {
  const naming = namingOf(reader);
  const said = says.sentences(step.facts, naming);
  if (naming.you !== null) return said;
  return said.map((sentence, index) => {
    const shown = step.facts[index];
    const fact = shown === undefined ? null : asBallFact(shown);
    return fact?.kind === 'sealed' && step.by !== null ? sealed(fact.given, step.by, naming) : sentence;
  });
}

function sealed(answer: string, by: string, naming: Naming): string {
  const said = tOr(`mascarade-sealed-${answer}`, '') || t('mascarade-sealed-place', { place: says.maskAt(answer, naming, by) });
  return t('replay-sealed', { who: says.who(by, naming), answer: said });
}
