import type End from './End.svelte';
import type { EndParts, GameParts } from '../games/family';
import { language } from '../words/words.svelte';

/** All that the end of a game needs: the page itself, what its family brings, and their words. */
export async function loadEnd({
  loadEnd: loadParts,
}: GameParts): Promise<{ Page: typeof End; endParts: EndParts | null }> {
  const [{ default: Page }, endParts] = await Promise.all([
    import('./End.svelte'),
    loadParts?.() ?? null,
    language.need('end'),
  ]);
  return { Page, endParts };
}
