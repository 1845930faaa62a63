// The table as far as it has been told. A view comes when all that led to it was told; until then what was told is
// folded onto the view before. The next view is the server's, and replaces all of it.
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { asBallFact, type BallView } from './view';

export class AnimationFold {
  #since = $state.raw<FactShown[]>([]); // told after the view
  #view: BallView | null = null;
  #last: FactShown | null = null;
  readonly now: BallView;

  /** `together` was told with the moment, and just before it. */
  constructor(view: () => BallView, moment: () => FactShown | null, together: () => readonly FactShown[] = () => []) {
    this.now = $derived(this.#since.reduce(drawnAfter, view()));
    $effect.pre(() => {
      const [latest, fact] = [view(), moment()];
      if (latest !== this.#view) {
        this.#view = latest;
        this.#since = [];
      }
      if (fact !== null && fact !== this.#last) this.#since = [...this.#since, ...together(), fact];
      this.#last = fact;
    });
  }
}

/** The same as `fold`, but a verdict stays as it was made when masks were shown, until the next turn begins: it does
 * not change while they are turned down one by one. */
function drawnAfter(now: BallView, told: FactShown): BallView {
  const fact = asBallFact(told);
  const after = fold(now, fact);
  return fact.kind === 'turned-down' ? { ...after, verdict: now.verdict } : after;
}

// ---- What can be read from a view, and is drawn.

/** Two masks that are under the cloth at this moment, and whose hands hold them. */
export function underCloth(view: BallView): { by: string; one: string; other: string } | null {
  for (let index = view.said.length - 1; index >= 0; index -= 1) {
    const fact = view.said[index];
    if (fact?.kind === 'returned') return null;
    if (fact?.kind === 'took-up') return fact;
  }
  return null;
}

/** A mask that somebody holds up to their own eyes alone. */
export function heldUp(view: BallView): string | null {
  for (let index = view.said.length - 1; index >= 0; index -= 1) {
    const fact = view.said[index];
    if (fact?.kind === 'put-down') return null;
    if (fact?.kind === 'looked') return fact.at;
  }
  return null;
}

/** Who has let the announcement pass. */
export function passed(view: BallView): string[] {
  return view.said.flatMap((fact) => (fact.kind === 'passed' ? [fact.by] : []));
}

/** Who sees the face that lies here: everybody, everybody but one, or I alone. */
export function seenBy(view: BallView, place: string): 'all' | 'you' | { but: string } {
  const mask = view.faces[place];
  if (view.turn === null || view.end !== null || mask === undefined) return 'all';
  if (view.said.some((fact) => fact.kind === 'revealed' && fact.at === place && fact.mask === mask)) return 'all';
  const around = view.said.find((fact) => fact.kind === 'shown-around' && fact.at === place);
  const held = heldUp(view) === place || underCloth(view) !== null;
  return around?.kind === 'shown-around' && !held ? { but: around.but } : 'you';
}
