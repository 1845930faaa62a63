// "Pass until I say otherwise". The house takes one answer in advance for one round of claims; here it is left anew for
// every announcement, as long as the person wants it.
import type { Session } from '../../net/session.svelte';
import { store, stored } from '../../settings/storage';
import { passed } from './animationFold.svelte';
import { asBallView } from './view';

const KEPT = 'ridotto.passing'; // the code of the table where it is wished

export class AutoPass {
  on = $state(false);
  #left = 0; // the number of the announcement for which it was left: once is enough
  #answered = 0; // the number of the question that came round all the same
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.on = stored(KEPT) === session.code;
    $effect(() => this.#leave());
  }

  toggle(): void {
    this.on = !this.on;
    store(KEPT, this.on ? this.#session.code : '');
    this.#left = this.#answered = 0;
    if (!this.on && this.#session.answerInAdvance !== null) this.#session.withdrawAnswer();
  }

  #leave(): void {
    const { question, story, you, busy, connection } = this.#session;
    if (!this.on || you === null || this.#session.view === null || busy || connection !== 'live') return;
    if (question?.name === 'ClaimToo') {
      if (question.number !== this.#answered) this.#session.answer('pass');
      this.#answered = question.number; // where it was refused, the person sees why, and answers
      return;
    }
    const view = asBallView(this.#session.view);
    const announced = story.findLast((fact) => fact.kind === 'announced')?.n ?? 0;
    const done = view.claims[you] !== undefined || passed(view).includes(you);
    if (view.question !== 'ClaimToo' || done || announced === 0 || announced === this.#left) return;
    this.#left = announced;
    this.#session.leaveAnswer('ClaimToo', 'pass');
  }
}
