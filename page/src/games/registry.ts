// All families of games that this page knows. A new one is a folder beside this file with a `family.ts` in it; a game
// of a family that the page does not know is played in words.
import { Problem } from '../net/problem';
import { language } from '../words/words.svelte';
import type { GameFamily, GameParts } from './family';
import { textFamily } from './text/textFamily';

const FAMILIES = Object.values(import.meta.glob<GameFamily>('./*/family.ts', { eager: true, import: 'default' }));

const loading = new Map<string, Promise<GameParts>>(); // by family

/** The family's part of a game's id: what stands before its edition. */
export function familyId(game: string): string {
  return game.split('-')[0] ?? game;
}

export function familyOf(game: string): GameFamily {
  return FAMILIES.find((family) => family.id === familyId(game)) ?? textFamily(familyId(game));
}

/** Those that the page can draw, in the order of the home page. */
export function drawnFamilies(): GameFamily[] {
  return FAMILIES.toSorted((one, other) => one.rank - other.rank);
}

/** The first family that has puzzles. */
export function puzzleFamily(): GameFamily | undefined {
  return FAMILIES.find((family) => family.puzzles !== undefined);
}

/** Fetched once; after a failure the next call fetches them again. */
export function partsOf(game: string): Promise<GameParts> {
  const family = familyOf(game);
  let parts = loading.get(family.id);
  if (parts === undefined) {
    parts = spoken(family).catch(() => {
      loading.delete(family.id);
      throw new Problem('no-network', '');
    });
    loading.set(family.id, parts);
  }
  return parts;
}

/** The parts of a family, once its sentences are there. */
async function spoken(family: GameFamily): Promise<GameParts> {
  const chapters = ['table', 'lobby', 'absence', 'alerts', 'notebook', family.id, `${family.id}-page`];
  const [parts] = await Promise.all([family.load(), ...chapters.map((chapter) => language.need(chapter))]);
  language.addFunctions(family.id, parts.wordFunctions);
  return parts;
}

/** Fetched before they are needed; a failure is no matter yet. */
export function preload(game: string): void {
  partsOf(game).catch(() => undefined);
}
