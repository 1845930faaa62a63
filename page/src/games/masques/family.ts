import type { GameFamily } from '../family';
import { describeCosts } from './agentCosts';
import emblems from './emblems.svg';

const family: GameFamily = {
  id: 'masques',
  emblems,
  Showcase: null,
  usualSeats: 4,
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  mainOptions: ['first_player', 'costs'],
  options: { costs: { load: () => import('./AgentCosts.svelte'), describe: describeCosts } },
  load: async () => (await import('./parts')).parts,
};

export default family;
