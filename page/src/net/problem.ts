import { language, t } from '../words/words.svelte';
import type { ObjectionShown } from '../wire';

export type Details = Record<string, string | number>;

/** Something that the house refused, or that could not even be asked: `code` is one of docs/errors.md, or
 * `no-network`. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    say = '', // for programmers
    readonly details: Details = {},
    readonly objections: ObjectionShown[] = [],
  ) {
    super(say);
  }
}

interface Refusal {
  code: string;
  details?: Details;
}

/** What went wrong, in the reader's language; where a code has several sentences, the detail `why` says which. */
export function inWords({ code, details = {} }: Refusal): string {
  const exactly = details.why === undefined ? null : language.fill(`wrong-${code}-${details.why}`, details);
  return exactly ?? language.fill(`wrong-${code}`, details) ?? t('wrong-odd-request'); // no page should meet any other
}

/** Whatever was thrown, as a problem that can be said. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem('our-fault', thrown instanceof Error ? thrown.message : '');
}
