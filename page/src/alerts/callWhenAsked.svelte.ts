// Calls a player to the table: by the title and the icon of the tab, by a bell, and by a notification where the page is
// hidden.
import { untrack } from 'svelte';

import { tablePath } from '../net/router.svelte';
import type { Session } from '../net/session.svelte';
import { play } from '../settings/sound.svelte';
import { t } from '../words/words.svelte';
import { takeBack, tellTurn } from './notification';
import { markTab } from './tabIcon';
import { tab } from './tab.svelte';

/** Called while a component is made. */
export function callWhenAsked(sessionNow: () => Session, titleNow: () => string): void {
  const session = $derived(sessionNow());
  const title = $derived(titleNow());
  // A hidden tab is called at once: browsers slow its clocks down, and the telling with them.
  const question = $derived(tab.hidden ? session.newestQuestion : session.question);
  const asked = $derived(session.table?.state === 'playing' ? (question?.number ?? null) : null);

  $effect(() => {
    document.title = asked === null ? `${title} · ${t('common-ridotto')}` : `● ${t('table-your-turn')} · ${title}`;
  });
  $effect(() => {
    markTab(asked !== null);
    return () => markTab(false);
  });

  let called: number | null = null; // the question for which the bell rang
  $effect(() => {
    if (asked === null || asked === called) return;
    called = asked;
    untrack(() => {
      play('turn');
      if (tab.hidden) void tellTurn(t('table-your-turn'), title, tablePath(session.code));
    });
  });
  $effect(() => {
    if (asked === null || !tab.hidden) void takeBack(tablePath(session.code)); // they are here, or it is answered
  });
}
