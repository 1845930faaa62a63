// A finished game as it runs before somebody's eyes: which step, through whose ears, and how fast.
import type { GameParts } from '../games/family';
import { partsOf } from '../games/registry';
import { api } from '../net/api';
import { playbackSpeed } from '../net/playbackSpeed.svelte';
import { asProblem, type Problem } from '../net/problem';
import { seats } from '../net/seats';
import type { FactShown, ReplayShown, StepShown } from '../wire';
import { ALL_EARS } from './ears';
import { sameMoment, turnAfter, turnBefore } from './steps';

export { ALL_EARS, WATCHER } from './ears';

export type Speed = 'slow' | 'usual' | 'quick' | 'fastest';

/** As a factor on how long a moment takes. The fastest shows every step as a whole. */
export const SPEEDS: Record<Speed, number> = { slow: 1.6, usual: 0.8, quick: 0.35, fastest: 0.12 };

const REST = 300; // milliseconds after a step that was told, at a factor of 1
const READING = 1900; // for a step that is words alone

export class ReplayPlayer {
  replay = $state.raw<ReplayShown | null>(null);
  parts = $state.raw<GameParts | null>(null); // of its game
  problem = $state.raw<Problem | null>(null);
  at = $state(0); // the step, from 0
  moment = $state.raw<FactShown | null>(null); // of this step, being told
  playing = $state(false);
  speed = $state<Speed>('usual');
  loading = $state(false);

  readonly steps = $derived(this.replay?.steps ?? []);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  /** While a step is told, the table still looks as it did before. */
  readonly step = $derived<StepShown | null>(this.steps[this.moment === null ? this.at : this.at - 1] ?? null);

  readonly #code: string;
  readonly #heard = new Map<string, ReplayShown>(); // by ears
  #wished = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.#code = code;
  }

  /** Through these ears from now on, at the same moment, or at this step. */
  async listen(ears: string, step?: number): Promise<void> {
    this.#wished = ears;
    this.loading = true;
    try {
      const replay = this.#heard.get(ears) ?? (await api.replay(this.#code, ears, seats.of(this.#code)?.token ?? null));
      this.#heard.set(ears, replay);
      const parts = await partsOf(replay.game);
      if (this.#wished !== ears) return; // somebody else's meanwhile
      const before = this.replay;
      this.pause();
      this.parts = parts;
      this.replay = replay;
      this.problem = null;
      this.at = within(step ?? (before === null ? 0 : sameMoment(before.steps, this.at, replay.steps)), replay.steps);
    } catch (thrown) {
      if (this.#wished === ears) this.problem = asProblem(thrown);
    } finally {
      if (this.#wished === ears) this.loading = false;
    }
  }

  /** To a step at once; a person who does so by hand wants to look at it. */
  to(step: number): void {
    this.pause();
    this.at = within(step, this.steps);
  }

  by(steps: number): void {
    this.to(this.at + steps);
  }

  byTurn(way: 1 | -1): void {
    this.to(way === 1 ? turnAfter(this.steps, this.at) : turnBefore(this.steps, this.at));
  }

  play(): void {
    if (this.steps.length === 0) return;
    this.playing = true;
    if (this.at === this.last) {
      this.at = 0;
      this.#after(this.#rest(0));
    } else {
      this.#next();
    }
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.moment = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #next(): void {
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    this.at += 1;
    this.#tell(0);
  }

  /** The facts of this step from here on, each for as long as it deserves. */
  #tell(from: number): void {
    const facts = this.steps[this.at]?.facts ?? [];
    const index = this.speed === 'fastest' ? -1 : facts.findIndex((fact, here) => here >= from && this.#isMoment(fact));
    const fact = facts[index];
    if (fact === undefined) {
      this.moment = null;
      this.#after(this.#rest(from));
    } else {
      this.moment = fact;
      this.#timer = setTimeout(() => this.#tell(index + 1), playbackSpeed.milliseconds(fact));
    }
  }

  /** Through all ears the table is drawn as all see it: what only some heard is told in words. */
  #isMoment(fact: FactShown): boolean {
    return playbackSpeed.weightOf(fact) > 0 && (this.replay?.ears !== ALL_EARS || fact.to === undefined);
  }

  #rest(told: number): number {
    return (told === 0 ? READING : REST) * SPEEDS[this.speed];
  }

  #after(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#next(), Math.max(milliseconds, 80));
  }
}

function within(step: number, steps: StepShown[]): number {
  return Math.min(Math.max(step, 0), Math.max(0, steps.length - 1));
}
