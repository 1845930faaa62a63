// What a game lets its host choose, in words; a chapter of the catalogue has them: see `needHostWords`.
import { familyId } from '../games/registry';
import { language, t, tOr } from '../words/words.svelte';
import type { ObjectionShown, OptionOffered } from '../wire';

const BY_ITSELF = new Set(['pace']); // the house decides by who sits there, unless the host does

/** Loads the words for options, which only a form and the settings of a table say; until then options have their names. */
export function needHostWords(): void {
  language.need('host').catch(() => undefined); // cut off from the server: there will be another time
}

/** The values to choose from; null: anything may be written. */
export function choicesOf(option: OptionOffered, seats: string[]): string[] | null {
  if (option.kind === 'seat') return ['', ...seats];
  return option.kind === 'choice' ? option.choices : null;
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
  if (option.kind === 'seat') return value;
  return found(game, option.name, `is-${value}`, value);
}

export function isLeftToTheHouse(option: OptionOffered): boolean {
  return BY_ITSELF.has(option.name);
}

/** What a host has chosen, in one line. */
export function optionSaid(game: string, name: string, value: string): string {
  return found(game, name, 'label', name.replaceAll('_', ' ')) + t('common-colon') + found(game, name, `is-${value}`, value);
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
