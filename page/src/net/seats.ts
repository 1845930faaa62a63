// The seats that this browser holds: the person who has a seat's token has the seat, so it never stands in an address.
import type { ChosenSettings } from '../home/tableSettings';
import { store, stored } from '../settings/storage';

const KEPT = 'ridotto.seats';
const MOST = 100; // the oldest are forgotten first

export interface Held {
  token: string;
  game: string;
  title: string;
  you: string | null; // the letter of the seat; null: the host does not sit
  at: number; // when it was last used, in milliseconds since 1970
  over: boolean; // the game has ended
  agreed?: ChosenSettings; // the settings that this person came for, before the game
}

export const seats = {
  all(): Record<string, Held> {
    try {
      const found: unknown = JSON.parse(stored(KEPT) ?? '{}');
      if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
      return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Held] => isHeld(entry[1])));
    } catch {
      return {}; // somebody has written nonsense there
    }
  },

  of(code: string): Held | null {
    return this.all()[code] ?? null;
  },

  hold(code: string, held: Omit<Held, 'at'>): void {
    const before = this.all();
    const agreed = held.agreed ?? before[code]?.agreed;
    const now = { ...held, at: Date.now(), ...(agreed === undefined ? {} : { agreed }) };
    const all: [string, Held][] = Object.entries({ ...before, [code]: now });
    all.sort(([, one], [, other]) => other.at - one.at);
    store(KEPT, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
  },

  /** This person knows these settings. */
  agree(code: string, agreed: ChosenSettings): void {
    const all = this.all();
    const held = all[code];
    if (held !== undefined) store(KEPT, JSON.stringify({ ...all, [code]: { ...held, agreed } }));
  },

  /** Its game is over; when it was played stays as it is. */
  ended(code: string): void {
    const all = this.all();
    const held = all[code];
    if (held === undefined || held.over) return;
    store(KEPT, JSON.stringify({ ...all, [code]: { ...held, over: true } }));
  },

  forget(code: string): void {
    const all = this.all();
    delete all[code];
    store(KEPT, JSON.stringify(all));
  },
};

function isHeld(found: unknown): found is Held {
  if (typeof found !== 'object' || found === null) return false;
  const { token, game, title, at } = found as Partial<Record<keyof Held, unknown>>;
  return typeof token === 'string' && typeof game === 'string' && typeof title === 'string' && typeof at === 'number';
}
