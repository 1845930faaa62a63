import { tOr } from '../words/words.svelte';
import { familyOf } from './families';

/** A game with its edition, in the reader's language where we have it. */
export function gameTitle(game: string, title: string): string {
  const name = tOr(`door.game.${familyOf(game)}`, '');
  const edition = tOr(`door.edition.${game}`, '');
  if (name === '') return title;
  return edition === '' ? name : `${name}, ${edition}`;
}
