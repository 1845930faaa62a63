// How fast a story is told. How long a moment takes depends on the kind of fact alone, never on what is in it: a swap
// under the cloth takes as long as none.
import { settings, type Speed } from '../settings/settings.svelte';
import type { FactShown } from '../wire';

const MOMENT = 1000; // milliseconds of an ordinary fact at the usual speed
const FACTORS: Record<Speed, number> = { slow: 1.8, usual: 1, quick: 0.5, 'at-once': 0 };
const MANY = 10; // facts that wait: then nobody should have to watch them all at leisure
const HASTE = 0.5;
const STANDS_STILL = 2; // a moment of such weight concerns everybody, and is not hurried
const LONG = 2000; // milliseconds of waiting for bots
const TOO_LONG = 3800;

/** The longer one person has waited for bots, the quicker it goes: after about six seconds something concerns them. */
function impatience(waited: number): number {
  return waited < LONG ? 1 : waited < TOO_LONG ? 0.5 : 0.2;
}

class PlaybackSpeed {
  /** What a kind of fact weighs before another, 1 being ordinary; each game says it for its own facts. */
  weightOf: (fact: FactShown, next?: FactShown | null) => number = () => 1;

  /** All others are bots: nobody wants to watch them at leisure, unless the settings say so. */
  amongBots = false;

  /** A replay has a speed of its own; null: as the settings say. */
  factor = $state<number | null>(null);

  get #speed(): Speed {
    return this.amongBots && settings.speed === 'usual' ? 'quick' : settings.speed;
  }

  /** `waiting` facts are to be told after this one; somebody has waited for `waited` milliseconds. */
  milliseconds(fact: FactShown, waiting = 0, next: FactShown | null = null, waited = 0): number {
    const weight = this.weightOf(fact, next);
    const hurry = (waiting > MANY ? HASTE : 1) * (this.amongBots && weight < STANDS_STILL ? impatience(waited) : 1);
    return MOMENT * (this.factor ?? FACTORS[this.#speed]) * weight * hurry;
  }
}

export const playbackSpeed = new PlaybackSpeed();
