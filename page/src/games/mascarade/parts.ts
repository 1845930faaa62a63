import { language } from '../../words/words.svelte';
import type { GameParts } from '../family';
import Board from './Board.svelte';
import { memory } from './memory';
import { weightOf } from './weights';
import { narration } from './narration';
import Play from './Play.svelte';
import { rulebook } from './rulebook';
import { things } from './things';
import { sortOf, wordFunctions } from './wordFunctions';

export const parts: GameParts = {
  Play,
  Board,
  loadEnd: async () => {
    const [{ endParts }] = await Promise.all([import('./endParts'), language.need('mascarade-end')]);
    return endParts;
  },
  rulebook,
  narration,
  wordFunctions,
  sortOf,
  memory,
  things,
  weight: weightOf,
};
