import { language } from './words.svelte';

/** A sentence begins with a capital, unless a name stands there: people spell theirs as they like. */
export function capital(sentence: string, { people }: { people: Record<string, string> }): string {
  if (Object.values(people).some((name) => name !== '' && sentence.startsWith(name))) return sentence;
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(language.code) + sentence.slice(first.length);
}
