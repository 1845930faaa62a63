import { address, tablePath } from '../net/address.svelte';
import { seats } from '../net/seats';
import type { Sitting } from '../net/sitting.svelte';
import type { TableShown } from '../wire';

/** To the table where the same people play again: the same token opens it. */
export function follow(event: MouseEvent, sitting: Sitting, table: TableShown): void {
  event.preventDefault();
  const { token, you } = sitting;
  if (table.followed_by === null) return;
  if (token !== null) seats.hold(table.followed_by, { token, game: table.game, title: table.title, you, over: false });
  address.go(tablePath(table.followed_by));
}
