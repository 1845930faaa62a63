import { tOr } from '../words/words.svelte';
import { familyId } from './registry';

/** What people call a game, whatever its edition. */
export function familyName(game: string, title: string): string {
  return tOr(`home-game-${familyId(game)}`, title);
}

/** A game with its edition, in the reader's language where we have it. */
export function gameTitle(game: string, title: string): string {
  const name = tOr(`home-game-${familyId(game)}`, '');
  const edition = tOr(`home-edition-${game}`, '');
  if (name === '') return title;
  return edition === '' ? name : `${name}, ${edition}`;
}
