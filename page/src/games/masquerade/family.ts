import type { GameFamily } from '../family';
import { tOr } from '../../words/words.svelte';
import emblems from './emblems.svg';
import Showcase from './Showcase.svelte';

const family: GameFamily = {
  id: 'masquerade',
  rank: 3,
  emblems,
  Showcase,
  usualSeats: 4,
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  mainOptions: ['packs', 'first_player'],
  options: {
    packs: {
      load: () => import('./Packs.svelte'),
      describe: (packs) =>
        packs
          .split(',')
          .map((pack) => tOr(`open-packs-${pack}`, pack))
          .join(', '), // a house may have packs of its own
    },
  },
  load: async () => (await import('./parts')).parts,
};

export default family;
