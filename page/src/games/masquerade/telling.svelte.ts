// The rows as far as they have been told, and what they looked like before each fact: a sentence such as "Bo's Raz the
// Shiv attacks" needs the rows of its own moment.
import type { Session } from '../../net/session.svelte';
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { rowsAtFirst, rowsBefore } from './rowsBefore';
import { asFact, asView } from './view';
import type { MasqueradeView } from './wire';

export class Telling {
  now = $state.raw<MasqueradeView | null>(null);
  #before = new Map<number, MasqueradeView>(); // by the number of the fact
  #view: object | null = null; // the last that came
  #told = 0;

  /** Called while a component is made. */
  constructor(session: Session) {
    this.#look(session);
    $effect.pre(() => this.#look(session));
  }

  /** The rows just before a fact; null: this page was not there. */
  before(fact: FactShown): MasqueradeView | null {
    return this.#before.get(fact.n) ?? null;
  }

  #look({ story, view, moment }: Session): void {
    if (view === null) return;
    const facts = story.filter((each) => each.n > this.#told);
    const first = this.#view === null ? rowsAtFirst(facts, asView(view)) : this.#shown;
    const rows = rowsBefore(facts, first);
    for (const [n, fact] of facts.entries()) {
      const before = rows[n] ?? null;
      if (before !== null) this.#before.set(fact.n, before);
    }
    const [last, before] = [facts.at(-1), rows.at(-1) ?? null];
    let shown =
      last === undefined || before === null ? (this.#view === null ? null : this.#shown) : fold(before, asFact(last));
    this.#told = story.at(-1)?.n ?? 0;
    if (view !== this.#view) shown = moment === null ? asView(view) : fold(asView(view), asFact(moment));
    this.#view = view;
    this.#shown = shown;
    if (shown !== null) this.now = shown;
  }

  #shown: MasqueradeView | null = null;
}
