import type { EndParts } from '../family';
import Crest from './Crest.svelte';
import EndStory from './EndStory.svelte';
import Standings from './Standings.svelte';
import WonWith from './WonWith.svelte';

export const endParts: EndParts = { EndStory, Standings, Crest, WonWith };
