import type { FactShown } from '../../wire';
import { describeFact, type Reader, type WordFunction } from '../../words/reader';
import type { GameParts } from '../family';
import TextPlay from './TextPlay.svelte';
import { weight } from './weight';

/** What the catalogue needs to speak of a game. */
export interface Words {
  wordFunctions: Record<string, WordFunction>;
  sortOf: (answer: string) => string;
}

/** A game in words: its table is a picture in letters. */
export function textParts({ wordFunctions, sortOf }: Words): GameParts {
  return {
    Play: TextPlay,
    Board: null,
    loadEnd: null,
    rulebook: null,
    narration: {
      isTold: () => true,
      sentences: (facts, reader) => facts.map((fact) => sentence(fact, reader)),
      stepSentences: (step, reader) => step.facts.map((fact) => sentence(fact, reader)),
      ending: ({ reason }, reader) => describeFact({ ...reader, view: null }, ended(reason)) ?? reason,
    },
    wordFunctions,
    sortOf,
    memory: { about: () => [] },
    weight,
  };
}

/** A fact by itself: what lay where at that moment is not known any more. */
export function sentence(fact: FactShown, reader: Reader): string {
  return describeFact({ ...reader, view: null }, fact) ?? fact.say ?? '';
}

function ended(reason: string): { kind: 'ended'; reason: string } {
  return { kind: 'ended', reason };
}
