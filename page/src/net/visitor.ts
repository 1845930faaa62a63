// What this browser calls itself at a table: drawn once for each, so that a person who has heard a game as a watcher,
// or at a seat, is not taken for somebody who comes fresh. And where it has watched.
import { store, stored } from '../settings/storage';

const KEPT = 'ridotto.visits';
const WATCHED = 'ridotto.watched';
const MOST = 100; // tables; the oldest are forgotten first
const BYTES = 16;

export function visitorAt(code: string): string {
  const all = visits();
  const known = all[code];
  if (known !== undefined) return known;
  const drawn = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  store(KEPT, JSON.stringify(Object.fromEntries([...Object.entries(all), [code, drawn]].slice(-MOST))));
  return drawn;
}

export function hasWatched(code: string): boolean {
  return watched().includes(code);
}

export function noteWatched(code: string): void {
  if (!hasWatched(code)) store(WATCHED, JSON.stringify([...watched(), code].slice(-MOST)));
}

function watched(): unknown[] {
  try {
    const found: unknown = JSON.parse(stored(WATCHED) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // somebody has written nonsense there
  }
}

function visits(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(stored(KEPT) ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {}; // somebody has written nonsense there
  }
}
