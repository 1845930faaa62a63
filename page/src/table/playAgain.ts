import { router, tablePath } from '../net/router.svelte';
import { api } from '../net/api';
import { seats } from '../net/seats';
import type { Session } from '../net/session.svelte';
import type { TableShown } from '../wire';

/** Nobody else has to be waited for: all others are bots. */
export function isAlone(table: TableShown): boolean {
  return table.seats.filter((seat) => seat.bot === null || seat.away).length <= 1;
}

/** The same people at a new table; a person who plays against bots alone begins at once. */
export async function playAgain(session: Session, table: TableShown, token: string): Promise<void> {
  const { code } = await api.rematch(table.code, token);
  seats.hold(code, { token, game: table.game, title: table.title, you: session.you, over: false });
  if (isAlone(table)) await api.start(code, token);
  router.go(tablePath(code));
}
