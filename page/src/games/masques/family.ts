import type { GameFamily } from '../family';
import emblems from './emblems.svg';

const family: GameFamily = {
  id: 'masques',
  emblems,
  Showcase: null,
  usualSeats: 4,
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  options: {},
  load: async () => (await import('./parts')).parts,
};

export default family;
