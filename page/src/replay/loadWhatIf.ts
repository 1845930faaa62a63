import { language } from '../words/words.svelte';
import type WhatIf from './WhatIf.svelte';

/** The dialog, once its sentences are there. */
export async function loadWhatIf(): Promise<typeof WhatIf> {
  const [{ default: Shown }] = await Promise.all([import('./WhatIf.svelte'), language.need('what-if')]);
  return Shown;
}
