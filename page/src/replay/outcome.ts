// How a game came out, whatever the game: every view says it after the end.
import type { Reader } from '../games/family';
import type { FactShown, KernelFact } from '../wire';
import { capital } from '../words/reader';
import { t, language } from '../words/words.svelte';

export interface Outcome {
  reason: string; // as the fact says it
  winners: string[]; // by letter
}

export function outcomeOf(view: Record<string, unknown> | null): Outcome | null {
  const end = view?.['end'];
  return typeof end === 'object' && end !== null ? (end as Outcome) : null;
}

/** The same out of what was told, where there is no view; null while it is not over. */
export function outcomeTold(story: FactShown[]): Outcome | null {
  const told = story as (FactShown & KernelFact)[];
  const ended = told.find((fact) => fact.kind === 'ended');
  if (ended === undefined) return null;
  return { reason: ended.reason, winners: told.flatMap((fact) => (fact.kind === 'won' ? [fact.player] : [])) };
}

export function outcomeFact(story: readonly FactShown[]): FactShown | undefined {
  return story.find((fact) => fact.kind === 'ended');
}

/** Who won, as a heading. */
export function headline({ winners }: Outcome, { people, you }: Reader): string {
  if (winners.length === 0) return t('end-nobody');
  if (winners.length === 1 && winners[0] === you) return t('end-you');
  const names = winners.map((winner) => (winner === you ? t('end-you-too') : (people[winner] ?? winner)));
  const together = new Intl.ListFormat(language.code).format(names);
  return capital(
    t(winners.length === 1 ? 'end-one' : you !== null && winners.includes(you) ? 'end-several-you' : 'end-several', {
      names: together,
    }),
    { people },
  );
}

/** What is told when all is over: what lay face down. */
export function afterEnd(story: FactShown[]): FactShown[] {
  const ended = story.findIndex((fact) => fact.kind === 'ended');
  return ended < 0 ? [] : story.slice(ended + 1).filter((fact) => fact.say !== undefined && fact.kind !== 'won');
}
