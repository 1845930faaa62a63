import { asProblem, inWords } from '../net/problem';
import { toasts } from '../components/toasts.svelte';

/** Something that is asked of the house by a button: one at a time, and what goes wrong is said. */
export class Deed {
  busy = $state(false);

  async do(work: () => Promise<unknown>): Promise<boolean> {
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
