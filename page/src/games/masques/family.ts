import type { GameFamily } from '../family';
import emblems from './emblems.svg';
import { describeCosts, describeList, describeWeights } from './hostOptions';
import { hyphened } from '../../words/hyphened';
import Showcase from './Showcase.svelte';

const family: GameFamily = {
  id: 'masques',
  rank: 2,
  emblems,
  Showcase,
  reasonWord: (reason) => (/^\d/.test(reason) ? 'alike' : hyphened(reason)), // so many favours of one guild
  usualSeats: 4,
  firstMemory: 'aid',
  picture: false,
  prospects: true,
  mainOptions: ['first_player', 'costs'],
  optionsFor: { removed_family: [3], two_player_draft: [2] },
  fixedOptions: ['family_values'], // three different numbers from 2 to 4
  options: {
    costs: { load: () => import('./AgentCosts.svelte'), describe: describeCosts },
    families: { load: () => import('./FamiliesOfSeats.svelte'), describe: describeList },
    removed_family: { load: () => import('./AbsentFamily.svelte'), describe: (family) => family },
    neutral_values: { load: () => import('./NeutralValues.svelte'), describe: describeList },
    influence: { load: () => import('./AgentWeights.svelte'), describe: describeWeights },
  },
  load: async () => (await import('./parts')).parts,
};

export default family;
