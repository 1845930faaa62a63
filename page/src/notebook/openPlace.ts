import type { Reader } from '../words/reader';
import { t } from '../words/words.svelte';
import type { GridPlace } from './grid';

/** A hand or a row of a player, where any number of things may lie. */
export function openPlace(player: string, detail: string, { people, you }: Reader): GridPlace {
  const name = player === you ? t('notebook-you') : (people[player] ?? player);
  return { id: player.toLowerCase(), name, fullName: name, detail, player, holds: Infinity };
}
