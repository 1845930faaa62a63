// What sounds how. Like time, a sound depends on the kind of fact alone.
import { play, type Sound } from '../../settings/sound.svelte';
import type { MasquesFact } from './wire';

const SOUNDS: Partial<Record<MasquesFact['kind'], Sound>> = {
  placed: 'card',
  hired: 'coin',
  collected: 'coin',
  'guest-turned': 'card',
  'token-turned': 'card',
  exchanged: 'cloth',
  moved: 'cloth',
  traded: 'cloth',
  called: 'announce',
  ended: 'end',
};

export function soundOf(fact: MasquesFact): void {
  const sound = SOUNDS[fact.kind];
  if (sound !== undefined) play(sound, fact.kind === 'hired' ? fact.cost : 1);
}
