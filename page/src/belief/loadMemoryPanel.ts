import { language } from '../words/words.svelte';
import type MemoryPanel from './MemoryPanel.svelte';

/** The panel, once its sentences are there. */
export async function loadMemoryPanel(): Promise<typeof MemoryPanel> {
  const [{ default: Panel }] = await Promise.all([import('./MemoryPanel.svelte'), language.need('belief')]);
  return Panel;
}
