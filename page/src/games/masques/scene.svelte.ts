// What this screen knows of the table: who reads, the palace as it is told, the moment that is told, and how far it is.
import { playbackSpeed } from '../../net/playbackSpeed.svelte';
import type { Session } from '../../net/session.svelte';
import { readAloud } from '../../table/readAloud.svelte';
import { Telling } from '../../table/telling.svelte';
import type { FactShown } from '../../wire';
import { say } from '../../words/reader';
import { hallsBeside } from './layout';
import { palaceFold } from './palaceFold';
import * as says from './says';
import type { Naming } from './says';
import { soundOf } from './sounds';
import { asAgreed, asFact, asView, vacant } from './view';
import { isTelling, weightOf } from './weights';
import type { MasquesFact, MasquesView } from './wire';
import { isPlace } from './wordFunctions';

const RECENT = 120; // facts of the story that are drawn

/** A palace card was settled. */
export type Settled = FactShown & Extract<MasquesFact, { kind: 'collected' | 'stayed' }>;

export class Scene {
  readonly session: Session;
  readonly #telling: Telling<MasquesView>;

  view = $derived.by(() => this.#telling.now ?? asView({}));
  you = $derived.by(() => this.session.you);
  table = $derived.by(() => this.session.table);
  game = $derived.by(() => this.table?.game ?? 'masques-dust');
  people = $derived.by(() =>
    Object.fromEntries((this.table?.seats ?? []).map((seat) => [seat.player, seat.name ?? seat.player])),
  );
  agreed = $derived.by(() => asAgreed(this.session.setup));
  alike = $derived.by(() => this.agreed.alike_to_win);
  reader = $derived.by<Naming>(() => ({
    game: this.game,
    people: this.people,
    you: this.you,
    setup: this.session.setup,
    view: this.view,
  }));

  // The table stands still, and nothing can be answered.
  still = $derived.by(() => {
    const state = this.table?.state;
    return state === 'paused' || state === 'asleep' || state === 'closed' ? state : null;
  });
  shut = $derived.by(() => this.session.busy || this.still !== null || this.session.connection !== 'live');

  // The story, in words; a long one is drawn from its end.
  recent = $derived.by(() => this.session.story.slice(-RECENT).filter(isTelling));
  sentences = $derived.by(() => this.recent.map((fact) => this.told(fact)));

  // The moment that is told: a palace card that is settled, or places where something happens.
  moment = $derived.by(() => (this.session.moment === null ? null : asFact(this.session.moment)));
  settling = $derived.by(() => {
    const moment = this.moment;
    return moment !== null && isSettled(moment) ? moment : null;
  });
  outcomes = $derived.by(() => {
    const now = this.settling;
    if (now === null) return [];
    const told = this.session.story.map(asFact);
    const began = told.findLastIndex(({ kind, n }) => kind === 'round-began' && n < now.n);
    return told
      .slice(began + 1)
      .filter(isSettled)
      .filter(({ n }) => n < now.n);
  });
  momentPlaces = $derived.by(() => placesOf(this.moment, this.view));
  swapped = $derived.by(() => swappedBy(this.moment));

  // How far the round is.
  round = $derived.by(() => (this.view.round > 0 ? says.sentence(this.reader, 'round', { n: this.view.round }) : ''));
  standing = $derived.by(() => {
    const all = Object.keys(this.view.halls).length;
    const n = all - vacant(this.view);
    const aside = this.view.aside > 0 ? [says.tell(this.reader, 'aside', { n: this.view.aside })] : [];
    return [n === all ? says.tell(this.reader, 'full') : says.tell(this.reader, 'filled', { n, all }), ...aside].join(
      ' · ',
    );
  });
  waits = $derived.by(() => {
    const { reader, view } = this;
    const last = this.sentences.at(-1) ?? '';
    if (view.end !== null) return says.sentence(reader, 'ended');
    if (this.session.moment !== null) return last;
    const [one] = view.asked;
    if (view.sealed && one !== undefined && view.asked.length === 1 && one !== this.you)
      return say(reader, 'table-waits-for', { who: one });
    if (view.sealed) return says.sentence(reader, this.you !== null ? 'waits-sealed' : 'waits-draft');
    return one === undefined ? last : says.sentence(reader, 'waits', { who: one });
  });

  /** Called while a component is made. */
  constructor(session: Session) {
    this.session = session;
    this.#telling = new Telling(
      session,
      palaceFold(() => asAgreed(session.setup)),
    );
    playbackSpeed.weightOf = weightOf;
    readAloud(session, {
      sentence: (fact) => (isTelling(fact) ? this.told(fact) : ''),
      asks: (question) => says.asks(question.name, this.reader),
      sound: (fact) => soundOf(asFact(fact)),
      forgets: () => this.table?.terms.memory !== 'aid', // with a turn ends what was said in it
    });
  }

  told(fact: FactShown): string {
    return says.told(fact, this.reader, this.before(fact));
  }

  /** The palace just before a fact. */
  before(fact: FactShown): MasquesView {
    return this.#telling.before(fact) ?? this.view;
  }

  /** The player to whom a pack is handed on. */
  leftOf(player: string | null): string {
    const { seats } = this.view;
    const at = seats.findIndex((seat) => seat.player === player);
    return seats[(at + 1) % seats.length]?.player ?? '';
  }
}

export function isSettled(fact: FactShown & MasquesFact): fact is Settled {
  return fact.kind === 'collected' || fact.kind === 'stayed';
}

/** The places that a fact is about; where a palace card is settled, with the two beside it. */
export function placesOf(fact: (FactShown & object) | null, view: MasquesView): string[] {
  if (fact === null) return [];
  const named = Object.values(fact).filter((value) => typeof value === 'string' && isPlace(value)) as string[];
  if (fact.kind !== 'collected' && fact.kind !== 'stayed') return named;
  const halls = Object.keys(view.halls);
  const arcade = Object.keys(view.arcades).indexOf(named[0] ?? '');
  return [...named, ...hallsBeside(arcade, halls.length).map((each) => halls[each] ?? '')];
}

/** Two places whose cards or tokens have just changed places. */
export function swappedBy(moment: FactShown | null): [string, string] | null {
  if (moment === null) return null;
  const fact = asFact(moment);
  if (fact.kind === 'moved') return [fact.here, fact.there];
  return fact.kind === 'exchanged' || fact.kind === 'traded' ? [fact.one, fact.other] : null;
}
