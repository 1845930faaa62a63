import { tOr } from '../words/words.svelte';

/** Something that the house refused, or that could not even be asked: `code` is one of docs/errors.md, or `no-network`. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly say: string,
  ) {
    super(say);
  }
}

interface Refusal {
  code: string;
  say: string;
}

/** What went wrong, for people: the catalogue's words where it has some, else the server's. */
export function inWords(refusal: Refusal): string {
  return tOr(`wrong-${refusal.code}`, refusal.say === '' ? refusal.code : refusal.say, { say: refusal.say });
}

/** Whatever was thrown, as a problem that can be said. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem('our-fault', thrown instanceof Error ? thrown.message : '');
}
