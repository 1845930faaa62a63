// Questions as they are put, and options as phrases: to whoever has to answer.
import type { QuestionShown } from '../../wire';
import { capital } from '../../words/capital';
import { t } from '../../words/words.svelte';
import { gist, isSmallTable, maskAt, pointedAt, theMask, who, worded, wordedOr, type Naming } from './names';
import { AT_MASKS } from './sheets';

/** A question to `naming.you`; `naming.view` is that player's own. */
export function asks(question: QuestionShown, naming: Naming): string {
  return capital(put(question.name, naming) || question.ask, naming);
}

function put(name: string, naming: Naming): string {
  const view = naming.view;
  if (view !== null) {
    if (name === 'WhatToDo') return whatToDo(naming);
    const announcer = Object.keys(view.claims)[0];
    if (name === 'ClaimToo' && announcer !== undefined && view.announced !== null) {
      return t('mascarade-ask-ClaimToo-known', { who: who(announcer, naming), the: theMask(view.announced, naming) });
    }
    if (name === 'WhoAreYou' && view.user !== null) {
      return worded('ask.WhoAreYou.known', naming, { who: who(view.user, naming) });
    }
  }
  return wordedOr(`ask.${name}`, '', naming);
}

function whatToDo(naming: Naming): string {
  const view = naming.view;
  if (view === null) return t('mascarade-ask-WhatToDo');
  if (!isSmallTable(naming) || view.hand === null) {
    if (view.initial_turns_left > 0) return worded('ask.WhatToDo.initial', naming);
    return view.bound === null ? t('mascarade-ask-WhatToDo') : worded('ask.WhatToDo.bound', naming);
  }
  const hand = maskAt(view.hand, naming);
  if (view.initial_turns_left > 0) return t('mascarade-ask-WhatToDo-initial-small', { hand });
  if (view.bound !== null) return t('mascarade-ask-WhatToDo-bound-small', { hand });
  return t(view.hand.endsWith('P') ? 'mascarade-ask-WhatToDo-protected' : 'mascarade-ask-WhatToDo-small', { hand });
}

/** What all wait for, to whoever is not asked; empty when nothing is. */
export function waits(naming: Naming): string {
  const view = naming.view;
  const first = view?.asked[0];
  if (view === null || view.question === null || first === undefined) return '';
  if (view.question === 'ClaimToo' && view.sealed) return t('mascarade-waits-ClaimToo-all');
  const fill = { who: who(first, naming) };
  return capital(wordedOr(`waits.${view.question}`, t('mascarade-waits-power', fill), naming, fill), naming);
}

/** An option of a question that is put to `naming.you`. */
export function option(question: QuestionShown, text: string, naming: Naming): string {
  const offered = question.options.find((each) => each.text === text);
  return capital(phrase(question.name, text, naming) || offered?.say || text, naming);
}

function phrase(question: string, text: string, naming: Naming): string {
  if (/^([a-z]|[a-z][LRP]|centre[12])$/.test(text)) return placePhrase(question, text, naming);
  if (/^[A-Z]/.test(text)) return maskPhrase(question, text, naming);
  const view = naming.view;
  switch (text) {
    case 'look':
      if (view?.hand == null || !isSmallTable(naming)) return worded('option.look-own', naming);
      return t('mascarade-option-look-at', { place: maskAt(view.hand, naming) });
    case 'claim':
      if (view?.announced == null) return t('mascarade-option-claim');
      return t('mascarade-option-claim-known', { the: theMask(view.announced, naming) });
    default:
      // What is passed, or seen, may have words of its own in one question.
      return wordedOr(`option.${text}.${question}`, wordedOr(`option.${text}`, '', naming), naming);
  }
}

function maskPhrase(question: string, mask: string, naming: Naming): string {
  const the = theMask(mask, naming);
  if (question === 'WhatToDo') return t('mascarade-option-announce', { the, gist: gist(mask, naming) });
  return question === 'WhoAreYou' ? t('mascarade-option-i-am', { the }) : the;
}

function placePhrase(question: string, place: string, naming: Naming): string {
  const target = pointedAt(place, naming);
  switch (question) {
    case 'WhatToDo':
      return t('mascarade-option-swap-with', { target });
    case 'ClaimToo':
      return t('mascarade-option-claim-with', { place: maskAt(place, naming) });
    case 'WhichOfMine':
      return maskAt(place, naming);
    default: {
      const fill = { who: target, place: maskAt(place, naming, naming.you) };
      return wordedOr(`option.${question}`, AT_MASKS.includes(question) ? fill.place : target, naming, fill);
    }
  }
}
