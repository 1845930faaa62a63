// What sounds how. Like time, a sound depends on the kind of fact alone.
import { play, type Sound } from '../../settings/sound.svelte';
import type { FactKind } from './view';

const SOUNDS: Partial<Record<FactKind, Sound>> = {
  paid: 'coin',
  'exchanged-wealth': 'coin',
  revealed: 'reveal',
  'shown-around': 'reveal',
  'turned-down': 'card',
  'all-turned-down': 'card',
  'took-up': 'cloth',
  returned: 'cloth',
  announced: 'announce',
  claimed: 'talk',
  ended: 'end',
};

export function soundOf(kind: FactKind): void {
  const sound = SOUNDS[kind];
  if (sound !== undefined) play(sound);
}
