import { outcomeFact } from '../../replay/outcome';
import type { GameParts } from '../family';
import TextPlay from './TextPlay.svelte';
import { weight } from './weight';

/** What every game has in words, as the server tells it. */
export const parts: GameParts = {
  Play: TextPlay,
  Board: null,
  Standings: null,
  rulebook: null,
  narration: {
    lang: 'en',
    isTold: () => true,
    sentences: (facts) => facts.map((fact) => fact.say ?? ''),
    stepSentences: (step) => step.facts.map((fact) => fact.say ?? ''),
    ending: ({ reason }, _, story) => outcomeFact(story)?.say ?? reason,
  },
  memory: { about: () => [] },
  weight,
};
