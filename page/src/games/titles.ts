import { tOr } from '../words/words.svelte';
import { familyId } from './registry';

/** A game with its edition, in the reader's language where we have it. */
export function gameTitle(game: string, title: string): string {
  const name = tOr(`home-game-${familyId(game)}`, '');
  const edition = tOr(`home-edition-${game}`, '');
  if (name === '') return title;
  return edition === '' ? name : `${name}, ${edition}`;
}
