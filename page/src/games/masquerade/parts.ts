import type { GameParts } from '../family';
import Board from './Board.svelte';
import { memory } from './memory';
import { narration } from './narration';
import Play from './Play.svelte';
import { rulebook } from './rulebook';
import Standings from './Standings.svelte';
import { weightOf } from './weights';
import { sortOf, wordFunctions } from './wordFunctions';

export const parts: GameParts = {
  Play,
  Board,
  Standings,
  rulebook,
  narration,
  wordFunctions,
  sortOf,
  memory,
  weight: weightOf,
};
