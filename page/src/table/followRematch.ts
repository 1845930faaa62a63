import { router, tablePath } from '../net/router.svelte';
import { seats } from '../net/seats';
import type { Session } from '../net/session.svelte';
import type { TableShown } from '../wire';

/** To the table where the same people play again: the same token opens it. */
export function followRematch(event: MouseEvent, session: Session, table: TableShown): void {
  event.preventDefault();
  const { token, you } = session;
  if (table.followed_by === null) return;
  if (token !== null) seats.hold(table.followed_by, { token, game: table.game, title: table.title, you, over: false });
  router.go(tablePath(table.followed_by));
}
