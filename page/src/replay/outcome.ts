// How a game came out, whatever the game: every view says it after the end.
import { familyOf } from '../door/families';
import { capital } from '../games/mascarade/names';
import * as says from '../games/mascarade/says';
import type { Naming } from '../games/mascarade/says';
import type { FactShown } from '../wire';
import { t, tongue } from '../words/words.svelte';

export interface Outcome {
  reason: string; // as facts spell it
  winners: string[]; // by letter
}

const ENDED = /^the end: /; // how every game spells it
const WON = /^\S+ wins$/;
const RICHEST = ['last coin lost', 'turn limit']; // nobody came to 13 coins: whoever has most wins

export function outcomeOf(view: Record<string, unknown> | null): Outcome | null {
  const end = view?.['end'];
  return typeof end === 'object' && end !== null ? (end as Outcome) : null;
}

/** The same out of what was told, where there is no view; null while it is not over. */
export function outcomeTold(story: FactShown[]): Outcome | null {
  const ended = story.find((fact) => ENDED.test(fact.text));
  if (ended === undefined) return null;
  const winners = story.filter((fact) => WON.test(fact.text)).map((fact) => fact.text.split(' ')[0] ?? '');
  return { reason: ended.text.replace(ENDED, ''), winners };
}

/** Who won, as a heading. */
export function headline({ winners }: Outcome, naming: Naming): string {
  const { people, you } = naming;
  if (winners.length === 0) return t('end.nobody');
  if (winners.length === 1 && winners[0] === you) return t('end.you');
  const names = winners.map((winner) => (winner === you ? t('end.you-too') : (people[winner] ?? winner)));
  const together = new Intl.ListFormat(tongue.code).format(names);
  return capital(t(winners.length === 1 ? 'end.one' : you !== null && winners.includes(you) ? 'end.several-you' : 'end.several', { names: together }), naming);
}

/** Why it is over, in sentences. Where this page has none of its own, the house's. */
export function why({ reason }: Outcome, naming: Naming, story: FactShown[]): { words: string; ours: boolean } {
  if (familyOf(naming.game) !== 'mascarade') {
    return { words: story.find((fact) => ENDED.test(fact.text))?.say ?? reason, ours: false };
  }
  const ended = says.told({ kind: 'ended', reason }, naming);
  return { words: RICHEST.includes(reason) ? `${ended} ${t('end.richest')}` : ended, ours: true };
}

/** What is told when all is over: what lay face down. */
export function afterEnd(story: FactShown[]): FactShown[] {
  const ended = story.findIndex((fact) => ENDED.test(fact.text));
  return ended < 0 ? [] : story.slice(ended + 1).filter((fact) => fact.say !== '' && !WON.test(fact.text));
}
