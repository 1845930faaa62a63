import type { EndParts } from '../family';
import EndStory from './EndStory.svelte';
import Standings from './Standings.svelte';

export const endParts: EndParts = { EndStory, Standings };
