// Which puzzles were solved on this device.
import { store, stored } from '../settings/storage';

const KEPT = 'ridotto.puzzles';

/** By their numbers, from 1. */
export function solvedPuzzles(): number[] {
  try {
    const found: unknown = JSON.parse(stored(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((number): number is number => Number.isInteger(number)) : [];
  } catch {
    return []; // somebody has written nonsense there
  }
}

export function keepSolved(number: number): void {
  store(KEPT, JSON.stringify([...new Set([...solvedPuzzles(), number])]));
}
