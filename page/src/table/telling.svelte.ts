// The table as far as it has been told, and what it looked like just before each fact: a sentence such as "Venier 4
// moves" needs the table of its own moment.
import type { Session } from '../net/session.svelte';
import type { FactShown } from '../wire';

const FIRST = 1; // the number of the first fact that anybody hears

/** How the views of a game follow from its facts. */
export interface Fold<V extends object> {
  after: (view: V, fact: FactShown) => V;
  start: ((view: V) => V) | null; // the same table before anything was told; null: nobody can say
}

export class Telling<V extends object> {
  now = $state.raw<V | null>(null);
  #before = new Map<number, V>(); // by the number of the fact
  #view: object | null = null; // the last that came
  #shown: V | null = null;
  #told = 0;
  readonly #fold: Fold<V>;

  /** Called while a component is made. */
  constructor(session: Session, fold: Fold<V>) {
    this.#fold = fold;
    this.#look(session);
    $effect.pre(() => this.#look(session));
  }

  /** The table just before a fact; as it is now, where this page has not heard what came before. */
  before(fact: FactShown): V | null {
    return this.#before.get(fact.n) ?? this.now;
  }

  #look({ story, view, moment }: Session): void {
    if (view === null) return;
    const anew = view !== this.#view;
    let shown = this.#view === null ? this.#start(view as V, story) : this.#shown;
    for (const fact of story.filter((each) => each.n > this.#told)) {
      if (shown === null) continue;
      this.#before.set(fact.n, shown);
      shown = this.#fold.after(shown, fact);
    }
    this.#told = story.at(-1)?.n ?? 0;
    if (anew) shown = moment === null ? (view as V) : this.#fold.after(view as V, moment);
    this.#view = view;
    this.#shown = shown;
    if (shown !== null) this.now = shown;
  }

  /** The table before all that this page was told as it came; null where it was not told everything. */
  #start(view: V, story: readonly FactShown[]): V | null {
    return story[0]?.n === FIRST && this.#fold.start !== null ? this.#fold.start(view) : null;
  }
}
