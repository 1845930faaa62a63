// What the record of a finished game says about its end: how it was won, what with, and what came to one player.
import type { FactShown, ReplayShown } from '../../wire';
import { courseOf } from './course';
import { hallsBeside } from './layout';
import { emptyPalace, palacesBefore } from './palaceFold';
import { asFact, cardsBeside, ownerOf, seatOf } from './view';
import type { MasquesAgreed, MasquesFact, MasquesView } from './wire';

const EVEN = 'neither is higher';
const MOST = 3; // pictures of how it was won

/** What everybody was told of a game that is replayed through all ears. */
export function openFacts(replay: ReplayShown): FactShown[] {
  return replay.steps.flatMap(({ facts }) => facts.filter(({ to }) => to === undefined));
}

/** A fact with the palace before and after it. */
export interface Deed {
  fact: FactShown;
  before: MasquesView;
  after: MasquesView;
}

/** Favours that a player took, with the round in which each came. */
export interface Taken {
  token: string;
  round: number;
}

/** One player's game, in numbers. */
export interface OwnGame {
  toGo: number; // favours that were still missing at the end
  since: number; // the round since which it was so few
  even: number; // palace cards that stayed because a card of theirs was only even
  favours: number; // that came to them
  ducats: number;
  hired: Record<string, number>; // by player: agents
}

export class Ending {
  readonly #deeds: Deed[];
  readonly #view: MasquesView;
  readonly #alike: number;
  readonly #facts: readonly FactShown[];

  /** `facts` are all that everybody was told, `view` is of the end. */
  constructor(facts: readonly FactShown[], view: MasquesView, agreed: MasquesAgreed) {
    const palaces = palacesBefore(facts, emptyPalace(view), agreed);
    this.#facts = facts;
    this.#view = view;
    this.#alike = agreed.alike_to_win;
    this.#deeds = facts.map((fact, at) => ({ fact, before: palaces[at] ?? view, after: palaces[at + 1] ?? view }));
  }

  /** The palace card at which it was decided; null: nobody has won. */
  get decidedAt(): string | null {
    const fact = this.#decisive;
    return fact?.kind === 'collected' ? fact.at : null;
  }

  /** What led to the last award: what was done to its palace card and beside it, and, if that is not much, the
   * award. */
  get deeds(): Deed[] {
    const at = this.decidedAt;
    if (at === null) return [];
    const halls = Object.keys(this.#view.halls);
    const beside = hallsBeside(Object.keys(this.#view.arcades).indexOf(at), halls.length).map(
      (each) => halls[each] ?? '',
    );
    const round = this.#view.round;
    const about = this.#deeds.filter(({ fact, before }) => before.round === round && touches(asFact(fact), at, beside));
    const award = this.#deeds.filter(({ fact }) => fact === this.#decisive);
    return about.length < MOST ? [...about, ...award] : about.slice(-MOST);
  }

  /** What a winner has won with: one favour of each guild, or so many of one. */
  wonWith(player: string): Taken[] {
    const seat = seatOf(this.#view, player);
    const taken = this.#collected(player).filter(({ token }) => token in (seat?.favours ?? {}));
    const alike = taken.filter(({ token }) => (seat?.favours[token] ?? 0) >= this.#alike);
    if (alike.length > 0) return alike;
    return taken.filter(({ token }, at) => taken.findIndex((other) => other.token === token) === at);
  }

  ownGame(player: string): OwnGame {
    const line = courseOf(this.#facts, this.#view, this.#alike).find((each) => each.player === player)?.toGo ?? [];
    const toGo = line.at(-1) ?? this.#alike;
    const collected = this.#collected(player);
    const favours = collected.filter(({ token }) => token !== 'ducat').length;
    const hired = this.#deeds.map(({ fact }) => asFact(fact)).filter((fact) => fact.kind === 'hired');
    return {
      toGo,
      since: line.findLastIndex((each) => each !== toGo) + 1,
      even: this.#deeds.filter(({ fact, before }) => this.#isOnlyEven(asFact(fact), before, player)).length,
      favours,
      ducats: collected.length - favours,
      hired: Object.fromEntries(
        this.#view.seats.map((seat) => [seat.player, hired.filter(({ by }) => by === seat.player).length]),
      ),
    };
  }

  get #decisive(): MasquesFact | null {
    const winners = this.#view.end?.winners ?? [];
    const last = this.#facts.findLast((fact) => fact.kind === 'collected');
    const fact = last === undefined ? null : asFact(last);
    return fact?.kind === 'collected' && winners.includes(fact.by) ? fact : null;
  }

  #collected(player: string): Taken[] {
    return this.#deeds.flatMap(({ fact: told, before }) => {
      const fact = asFact(told);
      return fact.kind === 'collected' && fact.by === player ? [{ token: fact.token, round: before.round }] : [];
    });
  }

  #isOnlyEven(fact: MasquesFact, palace: MasquesView, player: string): boolean {
    if (fact.kind !== 'stayed' || fact.why !== EVEN) return false;
    return cardsBeside(palace, fact.at).some(
      (lies) => lies !== null && !lies.face_down && ownerOf(palace, lies.card) === player,
    );
  }
}

const DEEDS: MasquesFact['kind'][] = ['placed', 'moved', 'exchanged', 'traded', 'token-turned', 'guest-turned'];

/** Whether it changed what lies on a palace card or in the hallways beside it. */
function touches(fact: MasquesFact, at: string, beside: string[]): boolean {
  return (
    DEEDS.includes(fact.kind) && Object.values(fact).some((value) => value === at || beside.includes(String(value)))
  );
}
