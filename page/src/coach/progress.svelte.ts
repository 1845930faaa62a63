// How far a lesson is: it goes on by what the learner answers, and by "Next" where there is only something to read.
import type { Session } from '../net/session.svelte';
import type { LessonShown, LessonStepShown } from '../wire';

export class LessonProgress {
  readonly #session: Session;
  readonly #lesson: LessonShown;
  #read = $state(0); // steps that were read to their end

  constructor(session: Session, lesson: LessonShown) {
    this.#session = session;
    this.#lesson = lesson;
  }

  get all(): number {
    return this.#lesson.steps.length;
  }

  /** The number of the step, from 0; as many as there are: it is done. */
  get at(): number {
    const asked = this.#asked;
    const reached = this.#lesson.steps.findIndex((step) => asked < step.question + Math.max(step.answers.length, 1));
    return Math.max(this.#read, reached < 0 ? this.all : reached);
  }

  /** What is explained now; null: the others play, or it is done. */
  get step(): LessonStepShown | null {
    return this.#session.question === null && !this.#isOver ? null : (this.#lesson.steps[this.at] ?? null);
  }

  get isDone(): boolean {
    return this.at >= this.all;
  }

  next(): void {
    this.#read = this.at + 1;
  }

  get #isOver(): boolean {
    return this.#session.table?.state === 'over' && !this.#session.playingBack;
  }

  /** The number of the question that the learner is asked, or was asked last. */
  get #asked(): number {
    if (this.#isOver) return this.#lesson.steps.at(-1)?.question ?? 0;
    return (this.#latest = this.#session.question?.number ?? this.#latest);
  }
  #latest = 0;
}
