// What I am about to do, step by step, before anything is spent: a card, its space, what an agent does. Each step is
// rehearsed by the server, which says what would be asked next and what the palace would look like; the answers go in
// one breath. No rule is written here.
import { untrack } from 'svelte';

import type { Session } from '../../net/session.svelte';
import type { QuestionShown } from '../../wire';
import { asView } from './view';
import type { MasquesView } from './wire';

const BEGINS = ['WhatToPlay', 'WhichToKeep']; // with these something new is asked: what was begun is complete
const SEALED = 'WhichToKeep'; // what comes of it nobody knows before all have answered
const REST = 220; // milliseconds between rehearsals: the server takes five in a second

interface Step {
  question: string; // by its name
  options: string[];
  view: MasquesView | null; // as it would be then; null: as it is
}

export class Plan {
  answers = $state.raw<string[]>([]);
  ahead = $state.raw<MasquesView | null>(null); // after all of them; null: unknown
  ready = $state(false); // nothing more would be asked of me
  waiting = $state(false); // for a rehearsal
  #steps = $state.raw<Step[]>([]);
  #asked = 0; // counts rehearsals: only the last one matters
  #last = -REST; // when the last one was asked for
  #rehearsal = Promise.resolve();
  readonly #session: Session;

  /** Called while a component is made. */
  constructor(session: Session) {
    this.#session = session;
    const number = $derived(session.question?.number ?? null);
    $effect.pre(() => {
      void number;
      untrack(() => this.#begin(session.question));
    });
  }

  /** Which step is being chosen now; the last one stays open to comparison while nothing more would be asked. */
  get at(): number {
    return Math.min(this.answers.length, this.#steps.length - 1);
  }

  /** What is chosen now; null: nothing is asked. */
  get step(): Step | null {
    return this.#steps[this.at] ?? null;
  }

  /** The question of each answer, by name. */
  get questions(): string[] {
    return this.#steps.map((step) => step.question);
  }

  get options(): string[] {
    return this.step?.options ?? [];
  }

  /** What was chosen in this step, to be compared. */
  get chosen(): string | null {
    return this.answers[this.at] ?? null;
  }

  /** In the step that is open. */
  pick(answer: string): void {
    if (!this.options.includes(answer)) return;
    this.#plan([...this.answers.slice(0, this.at), answer], this.at + 1);
  }

  /** Another card in the place of the first; where it would go stays, if it may. */
  begin(card: string): void {
    if (this.#steps[0]?.options.includes(card) !== true) return;
    const kept = this.questions[1] === 'Where' ? this.answers.slice(1, 2) : [];
    this.#plan([card, ...kept], kept.length + 1);
  }

  /** The last answer is taken back. */
  back(): void {
    if (this.answers.length === 0) return;
    this.#plan(this.answers.slice(0, -1), Math.max(1, this.answers.length));
  }

  /** All is taken back. */
  clear(): void {
    this.#plan([], 1);
  }

  /** Resolves when what would come of it is known. */
  async known(): Promise<void> {
    await this.#rehearsal;
  }

  send(): void {
    if (this.answers.length > 0) this.#session.answer(...this.answers);
  }

  #begin(question: QuestionShown | null): void {
    this.#asked += 1;
    this.#steps =
      question === null
        ? []
        : [{ question: question.name, options: question.options.map(({ text }) => text), view: null }];
    this.answers = [];
    this.#unknown();
    this.waiting = false;
  }

  #plan(answers: string[], steps: number): void {
    this.answers = answers;
    this.#steps = this.#steps.slice(0, steps);
    this.#unknown();
    this.waiting = answers.length > 0 && this.questions[0] !== SEALED;
    if (this.waiting) this.#rehearsal = this.#rehearse(answers);
    else this.ready = answers.length > 0;
  }

  #unknown(): void {
    this.ahead = null;
    this.ready = false;
  }

  /** Until the next rehearsal may be asked for. */
  #rest(): Promise<void> {
    const rest = this.#last + REST - performance.now();
    return rest <= 0 ? Promise.resolve() : new Promise((over) => setTimeout(over, rest));
  }

  async #rehearse(answers: string[], again = true): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    await this.#rest();
    if (asked !== this.#asked) return;
    this.#last = performance.now();
    try {
      const { given, asking, options, view, unknown } = await this.#session.rehearse(answers);
      if (asked !== this.#asked) return;
      if (given < answers.length) {
        this.#plan(answers.slice(0, Math.max(1, given)), Math.max(1, given)); // what was kept does not fit any more
        return;
      }
      this.waiting = false;
      this.ahead = unknown.includes('*') ? null : asView({ ...this.#session.view, ...view });
      const more = options.length > 0 && asking !== null && !BEGINS.includes(asking.question);
      if (more)
        this.#steps = [
          ...this.#steps.slice(0, answers.length),
          { question: asking.question, options, view: this.ahead },
        ];
      else this.ready = true;
    } catch {
      if (asked !== this.#asked) return;
      if (again) {
        await this.#rehearse(answers, false);
      } else {
        this.waiting = false; // without a rehearsal it goes step by step
        this.ready = true;
      }
    }
  }
}
