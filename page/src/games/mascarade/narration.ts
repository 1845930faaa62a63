// The story of a game of Mascarade, in the reader's language.
import type { FactShown, StepShown } from '../../wire';
import { pick } from '../../words/reader';
import { t } from '../../words/words.svelte';
import type { Narration, Reader } from '../family';
import { isTelling } from './weights';
import * as says from './says';
import type { Naming } from './says';
import { asBallFact, asBallView } from './view';

const RICHEST = ['last coin lost', 'turn limit']; // nobody came to 13 coins: the richest player wins

export const narration: Narration = {
  isTold: isTelling,
  sentences: (facts, reader) => says.sentences(facts, namingOf(reader)),
  verdicts,
  stepSentences,
  ending({ reason }, reader) {
    const ended = says.sentence({ kind: 'ended', reason }, namingOf(reader));
    return RICHEST.includes(reason) ? `${ended} ${t('end-richest')}` : ended;
  },
};

/** A mask that was claimed and is shown: right where it is the one that was announced. */
function verdicts(facts: readonly FactShown[]): (boolean | null)[] {
  let announced = '';
  let claimed: string[] = [];
  return facts.map((shown) => {
    const fact = asBallFact(shown);
    if (fact.kind === 'announced') [announced, claimed] = [fact.mask, [fact.at]];
    else if (fact.kind === 'claimed') claimed.push(fact.at);
    else if (fact.kind === 'turn-began') claimed = [];
    return fact.kind === 'revealed' && claimed.includes(fact.at) ? fact.mask === announced : null;
  });
}

export function namingOf(reader: Reader): Naming {
  return { ...reader, view: reader.view === null ? null : asBallView(reader.view) };
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
  const what = pick(naming, 'mascarade-sealed', answer, 'mascarade-sealed-place');
  return t('replay-sealed', { who: naming.people[by] ?? by, answer: what });
}
