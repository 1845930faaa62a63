// A finished game in words, step by step, each said with who sat where at that moment.
import { familyOf } from '../door/families';
import { heard } from '../games/mascarade/heard';
import * as says from '../games/mascarade/says';
import type { Naming } from '../games/mascarade/says';
import { asBallView } from '../games/mascarade/view';
import type { FactShown, ReplayShown, StepShown } from '../wire';
import { t, tOr } from '../words/words.svelte';

export class Wording {
  readonly people: Record<string, string>;
  readonly you: string | null; // whose ears; nobody's where all or none are meant
  readonly ours: boolean; // this page makes the sentences; else the house does, in English
  readonly #replay: ReplayShown;
  readonly #said = new Map<StepShown, string[]>();

  constructor(replay: ReplayShown) {
    this.#replay = replay;
    this.people = Object.fromEntries(replay.people.map((name, index) => [String.fromCharCode(65 + index), name]));
    this.you = /^[A-Z]$/.test(replay.ears) ? replay.ears : null;
    this.ours = familyOf(replay.game) === 'mascarade';
  }

  /** A sentence for each fact of a step. */
  of(step: StepShown): string[] {
    let said = this.#said.get(step);
    if (said === undefined) {
      said = this.ours ? this.#sentences(step) : step.facts.map((fact) => fact.say);
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
      facts.unshift(...step.facts.slice(0, count));
      sentences.unshift(...this.of(step).slice(0, count));
    }
    return { facts: facts.slice(-most), sentences: sentences.slice(-most) };
  }

  #sentences(step: StepShown): string[] {
    const naming: Naming = { game: this.#replay.game, people: this.people, you: this.you, view: step.view === null ? null : asBallView(step.view) };
    const said = says.sentences(step.facts, naming);
    if (this.you !== null) return said;
    return said.map((sentence, index) => {
      const fact = heard(step.facts[index]?.text ?? '');
      return fact.kind === 'sealed' && step.by !== null ? sealed(fact.text, step.by, naming) : sentence;
    });
  }
}

/** Said to the one who answered, a sealed answer says "yours"; here it is told of them. */
function sealed(answer: string, by: string, naming: Naming): string {
  const said = tOr(`mascarade.sealed.${answer}`, '') || t('mascarade.sealed.place', { place: says.maskAt(answer, naming, by) });
  return t('replay.sealed', { who: says.who(by, naming), answer: said });
}
