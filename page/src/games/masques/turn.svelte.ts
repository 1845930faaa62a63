// My turn: what I hold, where it would lie, what would come of it, and what can be chosen next.
import { fold } from './fold';
import { arcadesBeside } from './layout';
import { Plan } from './plan.svelte';
import { gains, isSettled, prospects, type Gain } from './preview';
import * as says from './says';
import type { Naming } from './says';
import type { Scene } from './scene.svelte';
import { winningArcades } from './view';
import { isPlace, sortOf } from './wordFunctions';

const DECLINE = 'decline';

export class Turn {
  readonly scene: Scene;
  readonly plan: Plan;
  #held = $state(false); // the place was chosen, and not only pointed at
  #hovered = $state<string | null>(null); // where the pointer holds an agent, which has more to do than to lie there

  drafts = $derived.by(() => this.plan.questions[0] === 'WhichToKeep');
  picked = $derived.by(() => this.plan.answers[0] ?? null);
  firstOptions = $derived.by(() => this.scene.session.question?.options.map(({ text }) => text) ?? []);

  // The palace: as it is, or as my plan would have it.
  #where = $derived.by(() => this.plan.questions.indexOf('Where'));
  placing = $derived.by(() =>
    this.#where > 0 ? (this.plan.answers[this.#where - 1] ?? null) : this.scene.view.placing,
  );
  hall = $derived.by(() => (this.#where < 0 ? null : (this.plan.answers[this.#where] ?? this.#hovered)));
  settled = $derived.by(() => this.plan.ahead !== null && isSettled(this.scene.view, this.plan.ahead));
  palace = $derived.by(() => {
    const { view } = this.scene;
    if (this.plan.ahead !== null && !this.settled && this.#hovered === null) return this.plan.ahead;
    return this.hall === null || this.placing === null
      ? view
      : fold(view, { n: 0, kind: 'placed', card: this.placing, at: this.hall });
  });
  palaceReader = $derived.by<Naming>(() => ({ ...this.scene.reader, view: this.palace }));
  places = $derived.by(() => (this.scene.shut ? [] : this.plan.options.filter(isPlace)));
  #beside = $derived.by(() => {
    if (this.hall === null || !this.#isGuest) return [];
    const { arcades, halls } = this.scene.view;
    const all = Object.keys(arcades);
    return arcadesBeside(Object.keys(halls).indexOf(this.hall), all.length).map((at) => all[at] ?? '');
  });
  chosen = $derived.by(() => [...this.plan.answers.filter(isPlace), ...this.#beside]);
  winning = $derived.by(() => winningArcades(this.palace, this.scene.alike));
  lines = $derived.by(() => {
    const { plan, scene } = this;
    if (plan.ahead === null || !plan.ready) return [];
    if (this.settled) return gains(scene.view, plan.ahead).map((gain) => says.gainLine(gain, scene.reader));
    return prospects(scene.view, plan.ahead, this.hall).map((prospect) =>
      says.previewLine(prospect, this.palaceReader),
    );
  });

  /** What would certainly be taken, as things stand. */
  awards = $derived.by<Gain[]>(() => {
    const { plan, scene } = this;
    if (plan.ahead === null || !plan.ready) return [];
    if (this.settled) return gains(scene.view, plan.ahead);
    const found = prospects(scene.view, plan.ahead, this.hall).filter(({ by, open }) => by === scene.you && !open);
    return found.map(({ token }) => ({ by: scene.you ?? '', token, count: 1 }));
  });

  // What is asked, in words; shorter for a small screen.
  title = $derived.by(() => this.#asks(''));
  briefTitle = $derived.by(() => this.#asks('.brief'));
  hint = $derived.by(() => {
    const { plan, scene, picked } = this;
    const { reader, view } = scene;
    if (this.drafts) {
      const rest = view.pack.length - 1;
      return says.sentence(reader, 'draft', {
        n: view.hand.length + 1,
        all: scene.agreed.hand,
        rest,
        to: scene.leftOf(scene.you),
      });
    }
    if (plan.ready) {
      const done =
        plan.ahead === null || this.settled ? '' : says.deedTold(plan.ahead, reader, plan.step?.view ?? view);
      const none =
        this.lines.length > 0 ? '' : says.sentence(reader, plan.ahead === null ? 'would-unknown' : 'would-nothing');
      return [done, none].filter(Boolean).join(' ');
    }
    if (picked !== null && sortOf(picked) === 'agent' && plan.answers.length === 1)
      return says.ability(picked.slice(0, -1), reader);
    return '';
  });
  guests = $derived.by(() =>
    this.plan.at > 0 ? this.plan.options.filter((option) => sortOf(option) === 'guest') : [],
  );
  /** The steps of the plan by name, as far as they are known. */
  steps = $derived.by(() => {
    const { reader } = this.scene;
    if (this.drafts || this.picked === null) return [];
    const names = this.plan.questions.slice(1).map((question) => says.tell(reader, 'step', { question }));
    return [says.card(this.picked, reader), ...names];
  });
  deed = $derived.by(() => {
    const { plan, scene } = this;
    const last = plan.answers.at(-1);
    if (this.drafts && last !== undefined) return says.sentence(scene.reader, 'seal', { card: last });
    if (last === DECLINE) return says.sentence(scene.reader, 'deed-decline');
    return says.sentence(scene.reader, `deed-${plan.questions[plan.answers.length - 1] ?? 'Where'}`);
  });

  /** Called while a component is made. */
  constructor(scene: Scene) {
    this.scene = scene;
    this.plan = new Plan(scene.session);
    $effect.pre(() => {
      if (this.plan.answers.length < 2) this.#held = false;
      if (this.plan.answers.length !== 1) this.#hovered = null;
    });
  }

  /** What is asked in the step that is open, or what a plan that is complete would do. */
  #asks(brief: '' | '.brief'): string {
    const { plan, scene } = this;
    const step = plan.step;
    if (step === null) return '';
    // The card lies there, and has no more to do.
    const over = this.hall !== null && plan.answers.length === this.#where + 1;
    if (!this.drafts && over && (plan.ready || this.#isGuest)) {
      const said = this.lines.some(({ mine }) => mine) ? 'would-take' : plan.ready ? 'would-Where' : 'over';
      return says.sentence(scene.reader, said === 'over' ? said : `${said}${brief}`, { card: this.placing ?? '' });
    }
    if (plan.ready && !this.drafts) return says.sentence(scene.reader, 'would');
    return says.asks(step.question, step.view === null ? scene.reader : { ...scene.reader, view: step.view });
  }

  get #isGuest(): boolean {
    return this.placing !== null && sortOf(this.placing) === 'guest';
  }

  /** A step back is all of it, where a card only lies there. */
  get takesAllBack(): boolean {
    return this.plan.answers.length === 1 || this.#isGuest;
  }

  /** A card of the hand or of a pile; once more gives it back. False: it cannot be had. */
  pickUp(card: string): boolean {
    if (this.scene.shut || this.plan.step === null || !this.firstOptions.includes(card)) return false;
    if (this.picked === card) this.plan.clear();
    else this.plan.begin(card);
    return true;
  }

  /** A place, or a card that is called; a second time it is done. */
  pickNext(answer: string): void {
    if (this.scene.shut) return;
    if (this.plan.chosen === answer && this.plan.ready && this.#held) {
      this.plan.send();
      return;
    }
    if (this.plan.chosen !== answer) this.plan.pick(answer);
    this.#held = true;
  }

  /** The pointer is over a place, or over none: a card lies there to compare until a place is chosen. */
  hover(place: string | null): void {
    if (this.scene.shut || this.#held || this.plan.answers.length === 0) return;
    if (!this.#isGuest) {
      const isAgent = this.plan.answers.length === 1 && this.#where === 1;
      this.#hovered = isAgent && place !== null && this.plan.options.includes(place) ? place : null;
    } else if (place !== null && this.plan.chosen !== place) {
      this.plan.pick(place);
    }
  }

  /** Arrows lay a card that has nothing more to do here and there; an agent waits for Enter. */
  walk(place: string): void {
    if (this.scene.shut || !(this.plan.ready || this.#isGuest)) return;
    this.plan.pick(place);
    this.#held = true;
  }

  /** The end of a drag: it is held there, and nothing is spent. */
  async drop(place: string): Promise<void> {
    await this.plan.known();
    if (!this.plan.options.includes(place)) return;
    if (this.plan.chosen !== place) this.plan.pick(place);
    this.#held = true;
  }

  decline(): void {
    this.plan.pick(DECLINE);
    this.#held = true;
  }

  back(): void {
    if (this.takesAllBack) this.plan.clear();
    else this.plan.back();
  }

  send(): void {
    if (this.plan.ready && !this.scene.shut) this.plan.send();
  }

  /** Why a place cannot be chosen in the step that is open; null: the server is to say. */
  whyNot(place: string): string | null {
    const { plan, scene } = this;
    const question = plan.step?.question ?? '';
    if (plan.answers.length === 0 || this.placing === null) return null;
    if (question === 'Where') {
      const taken = (scene.view.halls[place] ?? null) !== null;
      return says.reason(
        { reason: taken ? 'hall-taken' : 'vacant-hall', args: { card: this.placing } },
        scene.reader,
        place,
      );
    }
    const step = plan.at === this.#where + 1 ? 'first' : 'then';
    return says.reason({ reason: `${this.placing.slice(0, -1)}-${step}`, args: {} }, scene.reader, place);
  }
}
