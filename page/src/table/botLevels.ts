// How strong a bot is and what it is like, in the words of people: the server names its bots, and lists those that it
// has.
import { t, tOr } from '../words/words.svelte';
import type { CharacterShown } from '../wire';

const LEVELS = [['random', 'beginner'], ['courtier'], ['master']]; // from the weakest to the strongest
const LITTLE = 0.35; // of a trait: a bot that has less is unlike others, and so is one that has more than the rest of 1

export const MOST_CANDLES = LEVELS.length;

/** The level of a bot by its name, which may be followed by what it is like: `courtier,bold`. */
export function levelOf(bot: string): string {
  return bot.split(',')[0] ?? bot;
}

/** One to three candles; none where this page does not know the bot. */
export function candlesOf(bot: string): number {
  return LEVELS.findIndex((level) => level.includes(levelOf(bot))) + 1;
}

export function levelName(bot: string): string {
  return tOr(`lobby-level-${levelOf(bot)}`, bot);
}

/** What is unlike others in a bot, by the names of characters, what shows most at the table first. */
function traitsOf(character: CharacterShown): string[] {
  const unlike = (value: number, little: string, much: string) =>
    value < LITTLE ? [little] : value > 1 - LITTLE ? [much] : [];
  return [
    ...unlike(character.boldness, 'careful', 'bold'),
    ...(character.memory === null ? [] : ['forgetful']),
    ...unlike(character.suspicion, 'trusting', 'suspicious'),
    ...unlike(character.patience, 'hasty', 'patient'),
  ];
}

/** What a bot is like, in one or two words. */
export function characterWords(character: CharacterShown | null): string {
  if (character === null) return t('lobby-character-random');
  const traits = traitsOf(character).slice(0, 2);
  return traits.length === 0
    ? t('lobby-character-even')
    : traits.map((trait) => tOr(`lobby-character-${trait}`, trait)).join(', ');
}

/** The same at length, one sentence for each trait. */
export function characterMeaning(bot: string, character: CharacterShown | null): string[] {
  if (character === null) return [t('lobby-character-random-means')];
  const traits = traitsOf(character);
  return [
    tOr(`lobby-level-${levelOf(bot)}-means`, levelName(bot)),
    ...(traits.length === 0 ? [t('lobby-character-even-means')] : []),
    ...traits.map((trait) => tOr(`lobby-character-${trait}-means`, trait, { turns: character.memory ?? 0 })),
    ...(character.memory === null ? [t('lobby-character-remembers')] : []),
  ];
}
