// The story for ears, as it is told, and what is asked of whoever listens.
import { untrack } from 'svelte';

import type { Session } from '../../net/session.svelte';
import { play } from '../../settings/sound.svelte';
import { announcer } from '../../components/announcer.svelte';
import * as says from './says';
import type { Naming } from './says';
import { soundOf } from './sounds';
import { asBallFact } from './view';

const MANY = 3; // facts at once: their sounds would only be noise

/** `forgets`: with a turn ends what was said in it. Called while a component is made. */
export function readAloud(session: Session, naming: () => Naming, forgets: () => boolean): void {
  let read = session.story.at(-1)?.n ?? 0;
  $effect(() => {
    const facts = session.story.filter((fact) => fact.n > read);
    read = session.story.at(-1)?.n ?? read;
    untrack(() => {
      for (const fact of facts) {
        const kind = asBallFact(fact).kind;
        if (kind === 'turn-began' && forgets()) announcer.hush();
        announcer.politely(says.sentence(fact, naming()));
        if (facts.length < MANY) soundOf(kind);
      }
    });
  });
  const number = $derived(session.question?.number ?? null); // the same question may come again with other news
  $effect(() => {
    if (number === null) return;
    untrack(() => {
      if (session.question !== null) announcer.atOnce(says.asks(session.question, naming()));
      play('turn');
    });
    return () => announcer.settled();
  });
}
