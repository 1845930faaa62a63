// How this person's games came out, kept on this device: won and lost, and what is counted for their statistics.
import type { Tally } from '../games/family';
import { familyId, familyOf } from '../games/registry';
import { api } from '../net/api';
import { ALL_EARS } from '../replay/ears';
import { hyphened } from '../words/hyphened';
import { store, stored } from '../settings/storage';
import type { ReplayShown, TableShown } from '../wire';

const KEPT = 'ridotto.results';
const MOST = 500; // the oldest are forgotten first

export interface Result {
  code: string;
  game: string;
  at: number; // when it was played, in milliseconds since 1970
  won: boolean;
  reason: string; // why it ended: a word that the catalogue knows
  winner: string; // by name; empty: nobody
  turn: number; // the last one
  people: string[]; // who else played, by name
  bots: number;
  deal: string | null; // the day whose deal it was
  tally: Tally | null;
}

export interface Statistics {
  games: number;
  won: number;
  families: { id: string; games: number; won: number }[];
  tally: Tally;
}

/** All of them, the newest first. */
export function results(): Result[] {
  try {
    const found: unknown = JSON.parse(stored(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return []; // somebody has written nonsense there
  }
}

/** Reads how a finished game came out, and keeps it; says null where that cannot be had. */
export async function keepResult(
  code: string,
  { token, you }: { token: string; you: string },
  at = Date.now(),
): Promise<Result | null> {
  const known = results().find((result) => result.code === code);
  if (known !== undefined) return known;
  try {
    const table = await api.table(code, token);
    // Its script was played, or not from its beginning.
    if (table.lesson !== null || table.what_if !== null) return null;
    const replay = await api.replay(code, ALL_EARS, token);
    if (replay.reason === '') return null; // closed before its end
    const result = resultOf(replay, table, you, at);
    store(KEPT, JSON.stringify([result, ...results().filter((other) => other.code !== code)].slice(0, MOST)));
    return result;
  } catch {
    return null; // cut off from the server, or it was played by other rules: another time perhaps
  }
}

export function forgetResult(code: string): void {
  store(KEPT, JSON.stringify(results().filter((result) => result.code !== code)));
}

export function statistics(of: readonly Result[]): Statistics {
  const ids = [...new Set(of.map((result) => familyId(result.game)))].sort();
  const sum = (count: (tally: Tally) => number): number =>
    of.reduce((all, { tally }) => all + (tally === null ? 0 : count(tally)), 0);
  return {
    games: of.length,
    won: of.filter((result) => result.won).length,
    families: ids.map((id) => {
      const games = of.filter((result) => familyId(result.game) === id);
      return { id, games: games.length, won: games.filter((result) => result.won).length };
    }),
    tally: {
      bluffs: sum((tally) => tally.bluffs),
      bluffsHeld: sum((tally) => tally.bluffsHeld),
      claims: sum((tally) => tally.claims),
      liarsCaught: sum((tally) => tally.liarsCaught),
    },
  };
}

function resultOf(replay: ReplayShown, table: TableShown, you: string, at: number): Result {
  const others = table.seats.filter((seat) => seat.player !== you && seat.name !== null);
  const isBot = (seat: (typeof others)[number]): boolean => seat.bot !== null && !seat.away;
  const winner = replay.winners.find((letter) => letter !== you) ?? '';
  return {
    code: replay.code,
    game: replay.game,
    at,
    won: replay.winners.includes(you),
    reason: familyOf(replay.game).reasonWord?.(replay.reason) ?? hyphened(replay.reason),
    winner: table.seats.find((seat) => seat.player === winner)?.name ?? '',
    turn: replay.steps.at(-1)?.turn ?? 0,
    people: others.filter((seat) => !isBot(seat)).map((seat) => seat.name ?? ''),
    bots: others.filter(isBot).length,
    deal: table.deal,
    tally: familyOf(replay.game).tally?.(replay.steps, you) ?? null,
  };
}

function isResult(found: unknown): found is Result {
  if (typeof found !== 'object' || found === null) return false;
  const { code, game, at, won, people } = found as Partial<Record<keyof Result, unknown>>;
  return (
    typeof code === 'string' &&
    typeof game === 'string' &&
    typeof at === 'number' &&
    typeof won === 'boolean' &&
    Array.isArray(people)
  );
}
