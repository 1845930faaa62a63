// Shows what happened one fact after the other, so that people can follow: what is shown lags behind what is known.
import type { FactShown, News, QuestionShown } from '../wire';
import { playbackSpeed } from './playbackSpeed.svelte';
import { withChanges } from './viewChanges';

type View = Record<string, unknown> | null;

export class Playback {
  view = $state.raw<View>(null);
  picture = $state.raw<string[]>([]); // the same in letters, for games that are not drawn here
  question = $state.raw<QuestionShown | null>(null);
  moment = $state.raw<FactShown | null>(null);
  // What was told with the moment, since the view: facts that had no time of their own.
  together = $state.raw<FactShown[]>([]);
  wait = $state(0); // milliseconds that the moment takes
  upcoming = $state.raw<FactShown | null>(null); // what is told after the moment, as far as it is known
  story = $state.raw<FactShown[]>([]);
  busy = $state(false); // something is still to be told

  held = $state(false); // this moment is looked at as long as the person wants

  /** All that was heard stays to be read; else what was before the present turn is over. */
  remembers = false;

  #waiting: News[] = [];
  #told = 0; // facts of the first that waits
  #waitsSince = performance.now(); // when something was last asked of the person, or answered
  #newest = $state.raw<QuestionShown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #wasTold: (heard: number) => void;

  constructor(wasTold: (heard: number) => void) {
    this.#wasTold = wasTold;
  }

  /** What is asked now, even if it is not shown yet. */
  get newest(): QuestionShown | null {
    return this.#newest;
  }

  add(news: News): void {
    const blank = this.view === null; // nothing yet on which it could be shown
    this.#waiting.push(news);
    this.#asks(news.question);
    if (blank || !this.busy) this.#goOn(blank);
  }

  /** Other ears, or a page that has just come: everything as it is, and what led to it is past. */
  anew(news: News): void {
    this.#waiting = [];
    this.#told = 0;
    this.story = [];
    this.question = null;
    this.view = null;
    this.add(news);
  }

  skip(): void {
    this.#goOn(true);
  }

  /** Tells at once all that comes before a fact of this kind. */
  skipTo(kind: string): void {
    this.held = false;
    this.#goOn(true, kind);
  }

  /** Stays at this moment, or goes on. */
  hold(held: boolean): void {
    this.held = held && this.busy;
    clearTimeout(this.#timer);
    if (!this.held) this.#goOn();
  }

  /** On to what is told next; a moment that is held gives way to the next one, which is held as well. */
  next(): void {
    this.#goOn();
  }

  /** The question that was just answered is not to be answered again. */
  answered(number: number): void {
    this.#waitsSince = performance.now();
    if (this.#newest?.number === number) this.#asks(null);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #asks(question: QuestionShown | null): void {
    this.#newest = question;
    // The same one stays where it is while the others are heard: nobody's finger should miss it.
    this.question = question?.number === this.question?.number ? question : null;
  }

  #goOn(atOnce = false, until = ''): void {
    clearTimeout(this.#timer);
    let together: FactShown[] = [];
    for (;;) {
      const news = this.#waiting[0];
      if (news === undefined) break;
      const fact = news.facts[this.#told];
      if (fact === undefined) {
        this.#waiting.shift();
        this.#told = 0;
        this.view =
          news.changes === undefined || this.view === null ? (news.view ?? null) : withChanges(this.view, news.changes);
        this.picture = news.picture;
        together = []; // the view has them
        this.#wasTold(news.heard);
        continue;
      }
      this.#told += 1;
      this.#tell(fact);
      const next = this.#next();
      if (fact.kind === until) atOnce = false;
      const wait = atOnce
        ? 0
        : playbackSpeed.milliseconds(fact, this.#left(), next, performance.now() - this.#waitsSince);
      if (wait > 0) {
        this.busy = true;
        this.moment = fact;
        this.together = together;
        this.wait = wait;
        this.upcoming = next;
        if (!this.held) this.#timer = setTimeout(() => this.#goOn(), wait);
        return;
      }
      together.push(fact);
    }
    this.busy = false;
    this.held = false;
    this.moment = null;
    this.together = [];
    this.upcoming = null;
    this.question = this.#newest;
    if (this.question !== null) this.#waitsSince = performance.now();
  }

  #tell(fact: FactShown): void {
    this.story = !this.remembers && fact.kind === 'turn-began' ? [fact] : [...this.story, fact];
  }

  #next(): FactShown | null {
    const [first, second] = this.#waiting;
    return first?.facts[this.#told] ?? second?.facts[0] ?? null;
  }

  #left(): number {
    return this.#waiting.reduce((sum, news) => sum + news.facts.length, -this.#told);
  }
}
