// The settings of a table as sentences, and what has changed about them.
import { optionSaid } from '../home/hostOption';
import type { ChosenSettings } from '../home/tableSettings';
import { duration } from '../words/duration';
import { t, tOr } from '../words/words.svelte';

export interface SettingLine {
  id: string;
  said: string;
  before: string | null; // what it said before it changed; null: it has not changed
}

/** Every setting in a sentence; with `before`, those that have changed since say so. */
export function settingLines(game: string, now: ChosenSettings, before: ChosenSettings | null = null): SettingLine[] {
  const then = before ?? now;
  const options = [...new Set([...Object.keys(now.options), ...Object.keys(then.options)])];
  const ids = ['players', 'memory', 'correspondence', 'clock', 'stand_in', 'watchers', 'chat', 'listed', ...options];
  const lines = ids.map((id) => ({ id, said: sentence(game, id, now), was: sentence(game, id, then) }));
  return lines.flatMap(({ id, said, was }) => {
    const changed = said !== was;
    return changed || !isImplied(id, now) ? [{ id, said, before: changed ? was : null }] : [];
  });
}

/** What is not worth a line, unless it has just become so: most tables are like that. */
function isImplied(id: string, { terms, options }: ChosenSettings): boolean {
  return (id === 'correspondence' && !terms.correspondence) || (id === 'pace' && options.pace === 'usual');
}

function sentence(game: string, id: string, { players, options, terms }: ChosenSettings): string {
  switch (id) {
    case 'players':
      return t('lobby-seats', { n: players });
    case 'memory':
      return t(`lobby-memory-${terms.memory}`);
    case 'correspondence':
      return t(terms.correspondence ? 'lobby-correspondence' : 'lobby-one-sitting');
    case 'clock':
      return terms.clock === 0 ? t('lobby-clock-none') : t('lobby-clock', { long: duration(terms.clock) });
    case 'stand_in':
      return t('lobby-stand-in', { bot: tOr(`open-bot-${terms.stand_in}`, terms.stand_in) });
    case 'watchers':
      return t(terms.watchers ? 'lobby-watchers' : 'lobby-no-watchers');
    case 'chat':
      return t(terms.chat ? 'lobby-chat' : 'lobby-no-chat');
    case 'listed':
      return t(terms.listed ? 'lobby-listed' : 'lobby-not-listed');
    default:
      return optionSaid(game, id, options[id] ?? null);
  }
}
