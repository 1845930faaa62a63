// How fast a story is told. How long a moment takes depends on the kind of fact alone, never on what is in it: a swap
// under the cloth takes as long as none.
import { settings, type Speed } from '../settings/settings.svelte';
import type { FactShown } from '../wire';

const MOMENT = 1000; // milliseconds of an ordinary fact at the usual speed
const FACTORS: Record<Speed, number> = { slow: 1.8, usual: 1, quick: 0.4, 'at-once': 0 };
const MANY = 10; // facts that wait: then nobody should have to watch them all at leisure
const HASTE = 0.5;

class PlaybackSpeed {
  /** What a kind of fact weightOf, 1 being ordinary; each game says it for its own facts. */
  weightOf: (fact: FactShown) => number = () => 1;

  /** A replay has a speed of its own; null: as the settings say. */
  factor = $state<number | null>(null);

  milliseconds(fact: FactShown, waiting = 0): number {
    return MOMENT * (this.factor ?? FACTORS[settings.speed]) * this.weightOf(fact) * (waiting > MANY ? HASTE : 1);
  }
}

export const playbackSpeed = new PlaybackSpeed();
