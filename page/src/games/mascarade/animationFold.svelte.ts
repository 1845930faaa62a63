// The table as far as it has been told. A view comes when all that led to it was told; until then what was told is
// drawn onto the view before. Nothing is decided here: the next view is the server's, and replaces all of it.
import type { FactShown } from '../../wire';
import type { MascaradeFact } from './wire';
import { asBallFact, type BallView } from './view';

export class AnimationFold {
  #since = $state.raw<FactShown[]>([]); // told after the view
  #view: BallView | null = null;
  #last: FactShown | null = null;
  readonly now: BallView;

  constructor(view: () => BallView, moment: () => FactShown | null) {
    this.now = $derived(this.#since.reduce(drawn, view()));
    $effect.pre(() => {
      const [latest, fact] = [view(), moment()];
      if (latest !== this.#view) {
        this.#view = latest;
        this.#since = [];
      }
      if (fact !== null && fact !== this.#last) this.#since = [...this.#since, fact];
      this.#last = fact;
    });
  }
}

function drawn(view: BallView, fact: FactShown): BallView {
  const told = asBallFact(fact);
  const said = fact.to === undefined && view.turn !== null ? [...view.said, told] : view.said;
  return { ...view, said, ...changed(view, told) };
}

function changed(view: BallView, fact: MascaradeFact): Partial<BallView> {
  switch (fact.kind) {
    case 'dealt':
    case 'revealed':
    case 'saw':
    case 'lay':
      return { faces: { ...view.faces, [fact.at]: fact.mask } };
    case 'all-turned-down':
      return { faces: {}, question: null, asked: [] };
    case 'turned-down':
    case 'put-down':
      return { faces: without(view.faces, fact.at), said: view.said.filter((said) => said.kind !== 'revealed' || said.at !== fact.at) };
    case 'took-up':
    case 'returned':
      return { faces: without(view.faces, fact.one, fact.other), question: null, asked: [] };
    case 'turn-began':
      return { ...NOTHING_YET, turn: fact.player, bound: view.bound_next?.player === fact.player ? view.bound_next : null };
    case 'touched':
      return { hand: fact.at };
    case 'announced':
      return { announced: fact.mask, claims: { [fact.by]: fact.at }, question: null, asked: [] };
    case 'claimed':
      return { claims: { ...view.claims, [fact.by]: fact.at }, asked: view.asked.filter((asked) => asked !== fact.by) };
    case 'passed':
      return { asked: view.asked.filter((asked) => asked !== fact.by) };
    case 'used':
      return { user: fact.by, question: null, asked: [] };
    case 'paid':
      return purses(view, { [fact.payer]: -fact.coins, [fact.payee]: fact.coins });
    case 'exchanged-wealth': {
      const more = coinsOf(view, fact.other) - coinsOf(view, fact.one);
      return purses(view, { [fact.one]: more, [fact.other]: -more });
    }
    case 'changed-seats':
      return { seats: moved(view.seats, fact.one, fact.other) };
    case 'ended':
      return { end: { reason: fact.reason, winners: [] }, question: null, asked: [] };
    case 'won':
      return view.end === null ? {} : { end: { ...view.end, winners: [...view.end.winners, fact.player] } };
    default:
      return {};
  }
}

const NOTHING_YET: Partial<BallView> = {
  announced: null,
  claims: {},
  user: null,
  said: [],
  hand: null,
  bound_next: null,
  question: null,
  asked: [],
};

function without(faces: Record<string, string>, ...places: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(faces).filter(([place]) => !places.includes(place)));
}

function purses(view: BallView, more: Record<string, number>): Partial<BallView> {
  return {
    bank: view.bank + (more['bank'] ?? 0),
    court: view.court + (more['court'] ?? 0),
    seats: view.seats.map((seat) => ({ ...seat, coins: seat.coins + (more[seat.player] ?? 0) })),
  };
}

function coinsOf(view: BallView, player: string): number {
  return view.seats.find((seat) => seat.player === player)?.coins ?? 0;
}

/** People change places; masks and coins stay where they lie. */
export function moved(seats: BallView['seats'], one: string, other: string): BallView['seats'] {
  return seats.map((seat) =>
    seat.player === one ? { ...seat, player: other } : seat.player === other ? { ...seat, player: one } : seat,
  );
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
