// How a table is told of in a line: with whom, when, and why it ended.
import { familyId } from '../games/registry';
import type { TableShown } from '../wire';
import { language, t, tOr } from '../words/words.svelte';
import type { Result } from './results';

const DAY = 24 * 3600 * 1000; // milliseconds

export interface Company {
  people: string[]; // others, by name
  bots: number;
}

export function companyOf(table: TableShown, you: string | null): Company {
  const others = table.seats.filter((seat) => seat.player !== you && seat.name !== null);
  const people = others.filter((seat) => seat.bot === null || seat.away);
  return { people: people.map((seat) => seat.name ?? ''), bots: others.length - people.length };
}

/** Gina and Hugo, 4 bots. */
export function companySaid({ people, bots }: Company): string {
  const names = new Intl.ListFormat(language.code).format(people);
  const robots = bots === 0 ? '' : t('home-bots', { n: bots });
  return [names, robots].filter((part) => part !== '').join(', ') || t('home-alone');
}

/** Today, yesterday, or which day. */
export function dayOf(at: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.round((midnight - new Date(at).setHours(0, 0, 0, 0)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' }).format(-days, 'day');
  return new Date(at).toLocaleDateString(
    language.code,
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' },
  );
}

/** Why it ended, in about five words. */
export function whySaid(result: Result): string {
  const { won, reason, winner, turn } = result;
  const key = `home-why-${won ? 'won' : 'lost'}-${familyId(result.game)}-${reason}`;
  return tOr(key, t('home-why', { turn }), { winner, turn });
}
