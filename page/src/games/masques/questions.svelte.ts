// What I ask beside my turn: why can't I, and what is this agent?
import { t } from '../../words/words.svelte';
import * as says from './says';
import type { Scene } from './scene.svelte';
import type { Turn } from './turn.svelte';

export class Questions {
  why = $state.raw<{ words: string; clauses: string[] } | null>(null);
  looked = $state<string | null>(null); // a kind of agent that is read about
  readonly #scene: Scene;
  readonly #turn: Turn;

  /** Called while a component is made. */
  constructor(scene: Scene, turn: Turn) {
    this.#scene = scene;
    this.#turn = turn;
    $effect(() => {
      void [scene.session.question?.number, turn.plan.answers];
      this.close();
    });
  }

  get open(): boolean {
    return this.why !== null || this.looked !== null;
  }

  close(): void {
    [this.why, this.looked] = [null, null];
  }

  /** What an agent does, and why it cannot be had now. */
  lookAt(agent: string, kind: string): void {
    this.looked = this.looked === kind ? null : kind;
    if (this.#turn.plan.step !== null) void this.ask(agent);
  }

  /** Why a place cannot be chosen. */
  askAbout(place: string): void {
    if (this.#turn.plan.step === null) return;
    const words = this.#turn.whyNot(place);
    if (words === null) void this.ask(place);
    else this.why = { words, clauses: [] };
  }

  /** Why something is not offered: the server says. */
  async ask(text: string): Promise<void> {
    const { session, reader, you } = this.#scene;
    if (you === null) return;
    try {
      const because = await session.why(text);
      this.why =
        because.reason === 'offered' ? null : { words: says.reason(because, reader, text), clauses: because.clauses };
    } catch {
      this.why = { words: t('table-why-lost'), clauses: [] };
    }
  }
}
