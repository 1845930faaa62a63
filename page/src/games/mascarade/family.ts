import type { GameFamily } from '../family';
import emblems from './emblems.svg';
import { maskName } from './wordFunctions';
import { tally } from './tally';
import { hyphened } from '../../words/hyphened';
import Showcase from './Showcase.svelte';
import Welcome from './Welcome.svelte';

const PLAIN = ['13-coins', 'last-coin-lost', 'turn-limit']; // why a game may end; else a mask wins

const family: GameFamily = {
  id: 'mascarade',
  rank: 1,
  emblems,
  Showcase,
  Welcome,
  reasonWord: (reason) => (PLAIN.includes(hyphened(reason)) ? hyphened(reason) : 'mask'),
  usualSeats: 6, // enough to be puzzled, few enough to be over soon
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  mainOptions: ['set', 'masks', 'pace'],
  optionsFor: { custom_small: [2, 3] },
  options: {
    masks: {
      load: () => import('./MaskSet.svelte'),
      describe: (masks) => masks.split(',').map(maskName).join(', '),
    },
  },
  puzzles: { count: 30, load: () => import('./puzzles/Puzzles.svelte') },
  tally,
  load: async () => (await import('./parts')).parts,
};

export default family;
