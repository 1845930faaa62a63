// What sounds how. Like time, a sound depends on the kind of fact alone.
import { play, type Sound } from '../../settings/sound.svelte';
import type { FactKind } from './view';
import type { MascaradeFact } from './wire';

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

/** A mask that is shown because it was claimed sounds right or wrong: everybody sees which. */
export function soundOf(fact: MascaradeFact, announced: string | null): void {
  const judged = fact.kind === 'revealed' && announced !== null;
  const sound = judged ? (fact.mask === announced ? 'right' : 'wrong') : SOUNDS[fact.kind];
  if (sound !== undefined) play(sound, fact.kind === 'paid' ? fact.coins : 1);
}
