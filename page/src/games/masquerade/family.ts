import type { GameFamily } from '../family';
import emblems from './emblems.svg';

const family: GameFamily = {
  id: 'masquerade',
  emblems,
  Showcase: null,
  usualSeats: 4,
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  mainOptions: ['packs', 'first_player'],
  options: { packs: { load: () => import('./Packs.svelte'), describe: (packs) => packs.replaceAll(',', ', ') } },
  load: async () => (await import('./parts')).parts,
};

export default family;
