// What the folds of all games share. A fold draws a fact onto the view before it, so that people see an update happen
// step by step; the view that the server sends at the end of the update replaces all of it. The contract of a fold: the
// facts of an update folded onto the view before give the view after, in every field that the fold claims
// (tests/page/test_folds.py).
import type { EndView, FactShown } from '../wire';

/** What a fold says of one field of the view.
 *
 * `whole`: facts give all of it. `unordered`: all of it, but for the order of words in lists. `but`: all of it, but for
 * these keys inside. `constant`: no fact changes it. `server`: facts alone do not give it; it stays as it was until the
 * next view comes, or is emptied where it is over for certain. */
export type Claim = 'whole' | 'unordered' | { but: readonly string[] } | 'constant' | 'server';

/** What a fold says of every field of its view. */
export type Claims<View> = Record<keyof View, Claim>;

/** The fact without what the socket adds to it: as it stands in the `said` of a view. */
export function bare<Fact extends { kind: string }>(fact: FactShown & Fact): Fact {
  const { n: _n, to: _to, say: _say, ...rest } = fact;
  return rest as unknown as Fact;
}

/** How the match ended, after a fact. */
export function endAfter(
  end: EndView | null,
  fact: { kind: string; reason?: string; player?: string },
): EndView | null {
  if (fact.kind === 'ended') return { reason: fact.reason ?? '', winners: [] };
  if (fact.kind === 'won' && end !== null) return { ...end, winners: [...end.winners, fact.player ?? ''] };
  return end;
}
