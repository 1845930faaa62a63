// What happened, what is asked, what can be answered and why something cannot, in words.
import type { FactShown, QuestionShown } from '../../wire';
import {
  describeFact,
  describeOption,
  describeQuestion,
  describeReason,
  pick,
  sayFirst,
  type Reader,
} from '../../words/reader';
import { language, type Value } from '../../words/words.svelte';
import type { BallView } from './view';
import type { MascaradeFact } from './wire';
import { sortOf } from './wordFunctions';

export { maskAt, maskName, pointedAt, theMask } from './wordFunctions';

export type Naming = Reader<BallView>;

/** A fact as a sentence. `naming.view` is of that moment: it says who sits where. */
export function sentence(fact: FactShown | MascaradeFact, naming: Naming): string {
  return describeFact(naming, fact) ?? ('say' in fact ? fact.say : '') ?? '';
}

/** Facts in the order in which they were heard; `naming.view` has heard all of them. Who sat where when, is undone
 * backwards, so that a place bears the name of the player who sat there at that moment. */
export function sentences(facts: readonly FactShown[], naming: Naming): string[] {
  const said: string[] = [];
  let then = naming;
  for (const fact of facts.toReversed()) {
    said.push(sentence(fact, then));
    const what = fact as FactShown & MascaradeFact;
    if (what.kind === 'changed-seats') then = changedBack(then, what.one, what.other);
  }
  return said.reverse();
}

function changedBack(naming: Naming, one: string, other: string): Naming {
  if (naming.view === null) return naming;
  const seats = naming.view.seats.map((seat) =>
    seat.player === one ? { ...seat, player: other } : seat.player === other ? { ...seat, player: one } : seat,
  );
  return { ...naming, view: { ...naming.view, seats } };
}

/** A question to `naming.you`; `naming.view` is that player's own. */
export function asks(question: QuestionShown, naming: Naming): string {
  return describeQuestion(naming, question.name) ?? question.name;
}

/** An option of a question that is put to `naming.you`. */
export function option(question: QuestionShown, text: string, naming: Naming): string {
  return describeOption(naming, question.name, text, sortOf(text)) ?? text;
}

/** What all wait for, to those who are not asked; empty when nothing is. */
export function waits(naming: Naming): string {
  const view = naming.view;
  if (view === null || view.question === null || view.asked.length === 0) return '';
  return sayFirst(naming, [`mascarade-waits-${view.question}`, 'mascarade-waits-power'], {}) ?? '';
}

/** Why something cannot be answered now; `tried` is what it was. */
export function reason(because: { reason: string; args: Record<string, Value> }, naming: Naming, tried = ''): string {
  return describeReason(naming, because.reason, { tried, ...because.args }) ?? because.reason;
}

/** What a mask does, in a few words. */
export function gist(mask: string, naming: Naming): string {
  return pick(naming, 'mascarade-gist', mask);
}

/** What a mask does, in a sentence or two. */
export function power(mask: string, naming: Naming): string {
  return pick(naming, 'mascarade-power', mask);
}

/** What a mask does, in two words. */
export function brief(mask: string, naming: Naming): string {
  return language.has(`ball-brief-${mask}`) ? pick(naming, 'ball-brief', mask) : gist(mask, naming);
}
