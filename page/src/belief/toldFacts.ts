// The facts of a story by their numbers, each with its sentence and the turn in which it was told.
import type { Narration } from '../games/family';
import type { FactShown } from '../wire';
import type { Reader } from '../words/reader';

export interface ToldFact {
  turn: number; // 0: before the first
  sentence: string;
}

/** Finds a fact; where it has no sentence of its own, the sentence before it speaks of it. */
export function toldFacts(
  story: readonly FactShown[],
  narration: Narration,
  reader: Reader,
): (number: number) => ToldFact | null {
  const sentences = narration.sentences(story, reader);
  const found = new Map<number, ToldFact>();
  let turn = 0;
  let sentence = '';
  for (const [index, fact] of story.entries()) {
    if (fact.kind === 'turn-began') turn += 1;
    sentence = sentences[index] || sentence;
    found.set(fact.n, { turn, sentence });
  }
  return (number) => found.get(number) ?? null;
}
