// A review is made when somebody asks for it: the page asks until it is there.
import { api } from '../net/api';
import type { ReviewShown } from '../wire';

/** Waits for the review of a finished game; null where `gone` says that nobody waits any more. */
export async function loadReview(code: string, token: string | null, gone: () => boolean): Promise<ReviewShown | null> {
  while (!gone()) {
    const { again, review } = await api.review(code, token);
    if (review !== null) return review;
    await new Promise((resolve) => setTimeout(resolve, 1000 * (again ?? 1)));
  }
  return null;
}
