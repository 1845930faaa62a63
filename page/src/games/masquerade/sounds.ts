import { play, type Sound } from '../../settings/sound.svelte';
import type { MasqueradeFact } from './wire';

const SOUNDS: Partial<Record<MasqueradeFact['kind'], Sound>> = {
  'laid-up': 'card',
  'laid-down': 'card',
  'turned-up': 'reveal',
  'turned-down': 'card',
  attacks: 'announce',
  killed: 'cloth',
  uses: 'announce',
  moved: 'cloth',
  gathered: 'cloth',
  ended: 'end',
};

export function soundOf(kind: MasqueradeFact['kind']): void {
  const sound = SOUNDS[kind];
  if (sound !== undefined) play(sound);
}
