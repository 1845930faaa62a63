import type { GameParts } from '../family';
import Board from './Board.svelte';
import { memory } from './memory';
import { narration } from './narration';
import Play from './Play.svelte';
import { rulebook } from './rulebook';
import { weightOf } from './weights';
import { things } from './things';
import { sortOf, wordFunctions } from './wordFunctions';

export const parts: GameParts = {
  Play,
  Board,
  loadEnd: async () => (await import('./endParts')).endParts,
  rulebook,
  narration,
  wordFunctions,
  sortOf,
  memory,
  things,
  weight: weightOf,
};
