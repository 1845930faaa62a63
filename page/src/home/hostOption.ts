// What a game lets its host choose, in words: ours where the catalogue has some, else the server's own.
import { familyId } from '../games/registry';
import { t, tOr } from '../words/words.svelte';
import type { GameOffered, OptionOffered } from '../wire';

const AGAINST_OPTION = /^(\w+) = ['"](.*)['"]: (.*)$/s; // turn_limit = '-3': expected a whole number of turns
const BY_ITSELF = new Set(['pace']); // the house decides by who sits there, unless the host does

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
  return found(game, option.name, 'meaning', `${option.meaning} (${option.values})`);
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

/** What the house has against a table: in our words as far as they go, the rest in its own. */
export function objectionTo(game: GameOffered | undefined, say: string): { ours: string; theirs: string } {
  const [, name, value = '', rest = ''] = AGAINST_OPTION.exec(say) ?? [];
  const option = game?.options.find((one) => one.name === name);
  if (game === undefined || option === undefined) return { ours: '', theirs: say };
  const ours = t(isNumber(option) ? 'open-objection-number' : 'open-objection', { label: labelOf(game.id, option), value });
  const meaning = found(game.id, option.name, 'meaning', '');
  return meaning !== '' && rest.startsWith('expected ') ? { ours: `${ours} ${meaning}`, theirs: '' } : { ours, theirs: rest };
}

/** Said for this edition, or for all editions of the game. */
function found(game: string, option: string, what: string, otherwise: string): string {
  const ofFamily = tOr(`open-option-${familyId(game)}-${option}-${what}`, otherwise);
  return tOr(`open-option-${game}-${option}-${what}`, ofFamily);
}
