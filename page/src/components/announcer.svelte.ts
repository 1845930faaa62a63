// What is read aloud to people who do not see the page. Announcer.svelte holds the two regions that screen readers
// watch.
import { untrack } from 'svelte';

const KEPT = 5; // sentences: what was read is gone, so that it is no memory aid

class Announcer {
  story = $state.raw<{ number: number; text: string }[]>([]);
  asked = $state('');
  #number = 0;

  /** When nothing else is being said: what happens at the table. */
  politely(text: string): void {
    this.#number += 1;
    const before = untrack(() => this.story);
    this.story = [...before.slice(-KEPT + 1), { number: this.#number, text }];
  }

  /** At once: what is asked of me, what went wrong. */
  atOnce(text: string): void {
    const before = untrack(() => this.asked);
    this.asked = before === text ? `${text}\u00a0` : text; // the same again is news, too
  }

  /** It is asked no more. */
  settled(): void {
    this.asked = '';
  }

  /** Another screen: what was said is over. */
  hush(): void {
    this.story = [];
    this.asked = '';
  }
}

export const announcer = new Announcer();
