// What a game lets its host choose, in words; a chapter of the catalogue has them: see `needHostWords`.
import { familyId, familyOf } from '../games/registry';
import { isOurs } from '../rules/clauses';
import { language, t, tOr } from '../words/words.svelte';
import type { ObjectionShown, OptionOffered } from '../wire';

const BY_ITSELF = new Set(['pace']); // the house decides by who sits there, unless the host does

/** Loads the words for a game's options, which only a form and the settings of a table say; until then options have
 * their names. */
export function needHostWords(game: string): void {
  for (const chapter of ['host', `${familyId(game)}-host`]) {
    language.need(chapter).catch(() => undefined); // cut off from the server: there will be another time
  }
}

/** Whether there is anything to choose at a table of so many. */
export function isToChoose(option: OptionOffered, players: number): boolean {
  return option.kind === 'seat' ? players > 1 : option.kind !== 'choice' || option.choices.length > 1;
}

/** The values to choose from, beside the usual one. */
export function choicesOf(option: OptionOffered): string[] {
  return option.choices.filter((choice) => choice !== option.default || isLeftToTheHouse(option));
}

/** Whether the rulebook says what is usual; otherwise the choice is ours. */
export function isByTheBook(option: OptionOffered): boolean {
  return option.clauses.some((clause) => !isOurs(clause)) && !isLeftToTheHouse(option);
}

/** What a table has where its host chooses nothing. */
export function usualSaid(game: string, option: OptionOffered): string {
  if (option.kind === 'choice' && !isLeftToTheHouse(option)) return valueSaid(game, option, option.default);
  return tOr(`open-usual-${option.name}`, t('open-usual'));
}

export function isNumber(option: OptionOffered): boolean {
  return option.kind === 'number';
}

export function labelOf(game: string, option: OptionOffered): string {
  return found(game, option.name, 'label', option.name.replaceAll('_', ' '));
}

export function meaningOf(game: string, option: OptionOffered): string {
  return found(game, option.name, 'meaning', option.values);
}

export function valueSaid(game: string, option: OptionOffered, value: string): string {
  return found(game, option.name, `is-${value}`, value);
}

/** What may be written into a field, in a few words. */
export function writingOf(game: string, option: OptionOffered): string {
  return found(game, option.name, 'write', tOr(`option-write-${option.kind}`, option.values));
}

function isLeftToTheHouse(option: OptionOffered): boolean {
  return BY_ITSELF.has(option.name);
}

/** What a host has chosen, in one line; `null`: it is as usual again. */
export function optionSaid(game: string, name: string, value: string | null): string {
  const said =
    value === null
      ? t('lobby-usual-again')
      : (familyOf(game).options[name]?.describe(value) ?? found(game, name, `is-${value}`, value));
  return found(game, name, 'label', name.replaceAll('_', ' ')) + t('common-colon') + said;
}

/** What speaks against a table, with the labels of options. */
export function objectionSaid(game: string, { code, say, details = {} }: ObjectionShown): string {
  const option = String(details.option ?? '');
  const label = option === '' ? '' : found(game, option, 'label', option.replaceAll('_', ' '));
  return tOr(`objection-${code}`, say, { ...details, label });
}

/** Said for this edition, or for all editions of the game. */
function found(game: string, option: string, what: string, otherwise: string): string {
  const ofFamily = tOr(`option-${familyId(game)}-${option}-${what}`, otherwise);
  return tOr(`option-${game}-${option}-${what}`, ofFamily);
}
