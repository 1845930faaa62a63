import { tOr } from '../words/words.svelte';
import { familyId } from './registry';

/** A game with its edition, in the reader's language where we have it. */
export function gameTitle(game: string, title: string): string {
  const name = tOr(`door-game-${familyId(game)}`, '');
  const edition = tOr(`door-edition-${game}`, '');
  if (name === '') return title;
  return edition === '' ? name : `${name}, ${edition}`;
}
