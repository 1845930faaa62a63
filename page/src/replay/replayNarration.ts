// A finished game in words, step by step, each said with who sat where at that moment.
import type { Narration, Reader, View } from '../games/family';
import type { FactShown, ReplayShown, StepShown } from '../wire';

export class ReplayNarration {
  readonly people: Record<string, string>;
  readonly you: string | null; // whose ears; nobody's where all or none are meant
  readonly #narration: Narration;
  readonly #replay: ReplayShown;
  readonly #said = new Map<StepShown, string[]>();
  readonly #before: Map<StepShown, View | null>; // the view of the step before it

  constructor(replay: ReplayShown, narration: Narration) {
    this.#narration = narration;
    this.#replay = replay;
    this.#before = new Map(replay.steps.map((step, at) => [step, replay.steps[at - 1]?.view ?? null]));
    this.people = Object.fromEntries(replay.people.map((name, index) => [String.fromCharCode(65 + index), name]));
    this.you = /^[A-Z]$/.test(replay.ears) ? replay.ears : null;
  }

  /** A sentence for each fact of a step. */
  of(step: StepShown): string[] {
    let said = this.#said.get(step);
    if (said === undefined) {
      said = this.#narration.stepSentences(step, this.reader(step.view), this.#before.get(step) ?? null);
      this.#said.set(step, said);
    }
    return said;
  }

  /** The newest of what was heard up to a step, so much of the step itself included. */
  upTo(at: number, told: number, most: number): { facts: FactShown[]; sentences: string[] } {
    const facts: FactShown[] = [];
    const sentences: string[] = [];
    for (let index = at; index >= 0 && facts.length < most; index -= 1) {
      const step = this.#replay.steps[index];
      if (step === undefined) continue;
      const count = index === at ? told : step.facts.length;
      const said = this.of(step).slice(0, count);
      // No line for what is not told.
      facts.unshift(...step.facts.slice(0, count).filter((_, number) => said[number] !== ''));
      sentences.unshift(...said.filter((sentence) => sentence !== ''));
    }
    return { facts: facts.slice(-most), sentences: sentences.slice(-most) };
  }

  reader(view: View | null): Reader {
    return { game: this.#replay.game, people: this.people, you: this.you, setup: this.#replay.setup ?? {}, view };
  }
}
