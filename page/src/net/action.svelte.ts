import { asProblem, inWords } from './problem';
import { toasts } from '../components/toasts.svelte';

/** Something that a button asks of the server: one at a time, and what goes wrong is said. */
export class Action {
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (thrown) {
      toasts.say(inWords(asProblem(thrown)), true);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
