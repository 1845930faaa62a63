// The palace as far as it has been told, and what it looked like before each fact: a sentence such as "Venier 4 moves"
// needs the palace of its own moment.
import type { Session } from '../../net/session.svelte';
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { asFact, asView } from './view';
import type { MasquesView } from './wire';

export class Telling {
  now = $state.raw<MasquesView>(asView({}));
  #before = new Map<number, MasquesView>(); // by the number of the fact
  #view: object | null = null;
  #told = 0;

  /** Called while a component is made. */
  constructor(session: Session) {
    this.#look(session);
    $effect.pre(() => this.#look(session));
  }

  /** The palace just before a fact; null: this page was not there. */
  before(fact: FactShown): MasquesView | null {
    return this.#before.get(fact.n) ?? null;
  }

  #look(session: Session): void {
    const { story, view, moment } = session;
    if (view === null) return;
    const anew = view !== this.#view;
    let shown = this.#view === null ? null : this.#shown;
    for (const fact of story.filter((each) => each.n > this.#told)) {
      if (shown === null) continue;
      this.#before.set(fact.n, shown);
      shown = fold(shown, asFact(fact));
    }
    this.#told = story.at(-1)?.n ?? 0;
    if (anew) shown = moment === null ? asView(view) : fold(asView(view), asFact(moment));
    this.#view = view;
    this.#shown = shown;
    if (shown !== null) this.now = shown;
  }

  #shown: MasquesView | null = null;
}
