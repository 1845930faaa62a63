// The story for ears, as it is told, and what is asked of the person who listens.
import { untrack } from 'svelte';

import { announcer } from '../components/announcer.svelte';
import type { Session } from '../net/session.svelte';
import type { FactShown, QuestionShown } from '../wire';

const MANY = 3; // facts of several kinds at once: their sounds would only be noise

/** How a game is told. */
export interface Told {
  sentence: (fact: FactShown) => string; // empty where nobody would say it aloud
  asks: (question: QuestionShown) => string;
  sound: (fact: FactShown) => void;
  forgets: () => boolean; // with a turn ends what was said in it
}

/** Called while a component is made. */
export function readAloud(session: Session, told: Told): void {
  let read = session.story.at(-1)?.n ?? 0;
  $effect(() => {
    const facts = session.story.filter((fact) => fact.n > read);
    read = session.story.at(-1)?.n ?? read;
    const heard = facts.length < MANY || new Set(facts.map((fact) => fact.kind)).size === 1; // masks shown together
    untrack(() => {
      for (const fact of facts) {
        if (fact.kind === 'turn-began' && told.forgets()) announcer.hush();
        announcer.politely(told.sentence(fact));
        if (heard) told.sound(fact);
      }
    });
  });
  const number = $derived(session.question?.number ?? null); // the same question may come again with other news
  $effect(() => {
    if (number === null) return;
    untrack(() => {
      if (session.question !== null) announcer.atOnce(told.asks(session.question));
    });
    return () => announcer.settled();
  });
}
