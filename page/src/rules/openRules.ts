// What a screen of the rules needs before it can be shown: the rulebook of the game and its sentences.
import { familyOf, partsOf } from '../games/registry';
import { language } from '../words/words.svelte';
import type { Rulebook } from './rulebook';
import type RulesBody from './RulesBody.svelte';

export interface OpenRules {
  rulebook: Rulebook;
  Body: typeof RulesBody;
}

/** The rules of a game; null where this page has none, as for a game from outside. */
export async function rulesOf(game: string): Promise<OpenRules | null> {
  if (familyOf(game).picture) return null;
  const { rulebook } = await partsOf(game);
  if (rulebook === null || !rulebook.games.includes(game)) return null;
  return openRules(rulebook);
}

/** A rulebook with the component that shows it, once its sentences are there. */
export async function openRules(rulebook: Rulebook): Promise<OpenRules> {
  const chapters = ['rules', `${rulebook.family}-rules`].map((chapter) => language.need(chapter));
  const [{ default: Body }] = await Promise.all([import('./RulesBody.svelte'), ...chapters]);
  return { rulebook, Body };
}
