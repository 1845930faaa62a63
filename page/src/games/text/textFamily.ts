import type { GameFamily } from '../family';
import type { Words } from './parts';

const NONE: Words = { wordFunctions: {}, sortOf: () => '' };

/** A family that is not drawn yet: its table is a picture in letters, which the server draws. */
export function textFamily(
  id: string,
  emblems: string | null = null,
  words: () => Promise<Words> = () => Promise.resolve(NONE),
): GameFamily {
  return {
    id,
    rank: 100, // after those that are drawn
    emblems,
    Showcase: null,
    usualSeats: 4,
    firstMemory: 'aid',
    picture: true,
    mainOptions: [],
    options: {},
    load: async () => {
      const [{ textParts }, found] = await Promise.all([import('./parts'), words()]);
      return textParts(found);
    },
  };
}
