// What I am about to do, step by step, before anything is spent: which card acts, how, and on whom. What would be asked
// next is rehearsed by the server; the answers go in one breath. No rule is written here.
import { untrack } from 'svelte';

import type { Session } from '../../net/session.svelte';
import type { QuestionShown } from '../../wire';
import { asFights } from './view';
import type { Fight } from './wire';

const STEPS = ['WhatToDo', 'HowToAct', 'WhomToAttack']; // each may lead to the next, before anything new is known
const ATTACK = 'attack';
const END = 'end';
const REST = 250; // milliseconds: rehearsals may not come faster than the server takes them

interface Step {
  question: string; // by its name
  options: string[];
}

export class Plan {
  answers = $state.raw<string[]>([]);
  ready = $state(false); // nothing more is to be chosen
  waiting = $state(false); // for a rehearsal
  #steps = $state.raw<Step[]>([]);
  #asked = 0; // counts rehearsals: only the last one matters
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #session: Session;

  /** Called while a component is made. */
  constructor(session: Session) {
    this.#session = session;
    const number = $derived(session.question?.number ?? null);
    $effect.pre(() => {
      void number;
      untrack(() => this.#begin(session.question));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Which step is open; the last one stays open to comparison when all is chosen. */
  get at(): number {
    return Math.min(this.answers.length, this.#steps.length - 1);
  }

  /** null: nothing is asked. */
  get step(): Step | null {
    return this.#steps[this.at] ?? null;
  }

  get options(): string[] {
    return this.step?.options ?? [];
  }

  /** What was chosen in the step that is open. */
  get chosen(): string | null {
    return this.answers[this.at] ?? null;
  }

  /** The card that is about to act; null: none is, or it is no secret any more. */
  get held(): string | null {
    const first = this.answers[0] ?? END;
    return this.#steps[0]?.question === 'WhatToDo' && first !== END ? first : null;
  }

  /** What would come of attacks by a card of mine that may act, as far as it was foretold with the question. */
  fightsOf(card: string): Fight[] {
    return asFights(this.#session.question?.options.find(({ text }) => text === card)?.prospects);
  }

  /** What would come of the attack that is being planned, by place. */
  get fights(): Record<string, Fight> {
    if (this.step?.question !== 'WhomToAttack') return {};
    const [first] = this.#steps;
    const asked = this.#session.question?.options ?? [];
    const from = first?.question === 'WhomToAttack' ? asked : asked.filter(({ text }) => text === this.answers[0]);
    const all = from.flatMap(({ prospects }) => asFights(prospects));
    return Object.fromEntries(all.filter(({ at }) => this.options.includes(at)).map((fight) => [fight.at, fight]));
  }

  pick(answer: string): void {
    if (!this.options.includes(answer)) return;
    this.#plan([...this.answers.slice(0, this.at), answer], this.at + 1);
  }

  /** Another card in the place of the first. */
  begin(answer: string): void {
    if (this.offersFirst(answer)) this.#plan([answer], 1);
  }

  offersFirst(answer: string): boolean {
    return this.#steps[0]?.options.includes(answer) === true;
  }

  /** The last answer is taken back. */
  back(): void {
    if (this.answers.length > 0) this.#plan(this.answers.slice(0, -1), this.answers.length);
  }

  send(): void {
    if (this.answers.length > 0) this.#session.answer(...this.answers);
  }

  #begin(question: QuestionShown | null): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#steps =
      question === null ? [] : [{ question: question.name, options: question.options.map(({ text }) => text) }];
    this.answers = [];
    this.ready = this.waiting = false;
  }

  #plan(answers: string[], steps: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.answers = answers;
    this.#steps = this.#steps.slice(0, steps);
    const last = answers.at(-1);
    this.waiting = last !== undefined && leadsOn(this.#steps.at(-1)?.question ?? '', last);
    this.ready = last !== undefined && !this.waiting;
    if (this.waiting) void this.#rehearse(answers);
  }

  async #rehearse(answers: string[], again = true): Promise<void> {
    const asked = this.#asked;
    try {
      const { given, asking, options } = await this.#session.rehearse(answers);
      if (asked !== this.#asked) return;
      const more = given === answers.length && asking !== null && options.length > 0 && STEPS.includes(asking.question);
      this.waiting = false;
      if (more) this.#steps = [...this.#steps.slice(0, answers.length), { question: asking.question, options }];
      else this.ready = true; // it goes step by step
    } catch {
      if (asked !== this.#asked) return;
      if (again) this.#timer = setTimeout(() => void this.#rehearse(answers, false), REST);
      else [this.waiting, this.ready] = [false, true];
    }
  }
}

/** Whether more is to be said before anything happens. */
function leadsOn(question: string, answer: string): boolean {
  return question === 'HowToAct' ? answer === ATTACK : question === 'WhatToDo' && answer !== END;
}
