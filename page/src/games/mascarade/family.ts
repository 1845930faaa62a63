import type { GameFamily } from '../family';
import emblems from './emblems.svg';
import { maskName } from './wordFunctions';
import Showcase from './Showcase.svelte';

const family: GameFamily = {
  id: 'mascarade',
  emblems,
  Showcase,
  usualSeats: 6, // enough to be puzzled, few enough to be over soon
  firstMemory: 'notes',
  picture: false,
  mainOptions: ['set', 'masks', 'pace'],
  options: {
    masks: {
      load: () => import('./MaskSet.svelte'),
      describe: (masks) => masks.split(',').map(maskName).join(', '),
    },
  },
  load: async () => (await import('./parts')).parts,
};

export default family;
