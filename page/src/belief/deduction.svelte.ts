// Asks the server what may lie where, whenever something new was told, and no oftener than it helps.
import { Problem } from '../net/problem';
import type { Session } from '../net/session.svelte';
import type { DeductionShown } from '../wire';

const REST = 400; // milliseconds between two questions
const TRIES = 5; // a busy server may need as many

export class Deduction {
  found = $state.raw<DeductionShown | null>(null);
  problem = $state.raw<Problem | null>(null); // why there is nothing to show

  readonly #session: Session;
  #asked = -1; // for which fact
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0; // when it may ask again, by performance.now()
  #failures = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Finds out what follows, now that so many facts were told here. */
  update(told: number): void {
    if (told === this.#asked) return;
    this.#asked = told;
    this.#failures = 0;
    this.#askSoon();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #askSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), Math.max(0, this.#free - performance.now()));
  }

  async #ask(): Promise<void> {
    const told = this.#asked;
    this.#free = performance.now() + REST;
    try {
      const found = await this.#session.deduce();
      if (told !== this.#asked) return; // it is asked again
      this.found = found;
      this.problem = null;
    } catch (problem) {
      if (told !== this.#asked || !(problem instanceof Problem)) return;
      this.#failures += 1;
      if (this.#failures < TRIES && problem.code === 'not-then') this.#askSoon();
      else this.problem = problem;
    }
  }
}
