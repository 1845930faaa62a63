import type { GameFamily } from '../family';

/** A family that is not drawn yet: its table is a picture in letters, and the server makes its sentences, in English. */
export function textFamily(id: string, emblems: string | null = null): GameFamily {
  return {
    id,
    emblems,
    Showcase: null,
    usualSeats: 4,
    firstMemory: 'aid',
    sentencesBy: 'server',
    options: {},
    load: async () => (await import('./parts')).parts,
  };
}
