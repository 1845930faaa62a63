// A name as src/ridotto/table/guests.py takes it, so that a person hears of it before they send it.

export const LONGEST = 24; // characters as Python counts them: a flag is two of them

const JOINERS = /[\u200c\u200d]/g; // invisible, but part of many names and of most emoji
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

export type NameProblem = 'empty' | 'long' | 'odd';

/** As it is sent: no blanks around it. */
export function trimmed(name: string): string {
  return name.trim();
}

export function nameLength(name: string): number {
  return [...trimmed(name)].length;
}

export function nameProblem(name: string): NameProblem | null {
  if (trimmed(name) === '') return 'empty';
  if (nameLength(name) > LONGEST) return 'long';
  return UNPRINTABLE.test(trimmed(name).replace(JOINERS, '')) ? 'odd' : null;
}
