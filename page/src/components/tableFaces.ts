// Faces at a table, as the server gives them to its seats: no two are the same. Tables, replays and reviews provide
// them.
import { getContext, setContext } from 'svelte';

import { FACE_NAMES, isFace, type FaceName } from '../art/faces';

type Faces = Readonly<Record<string, string>>; // by letter

const KEY = Symbol('faces at the table');

/** Tells all components inside which face each player has. */
export function provideFaces(faces: () => Faces): void {
  setContext(KEY, faces);
}

/** Returns which face each player has at the table around this component; at no table, letters have faces in order. */
export function facesHere(): (player: string) => FaceName {
  const faces = getContext<(() => Faces) | undefined>(KEY);
  return (player) => {
    const given = faces?.()[player] ?? '';
    return isFace(given) ? given : (FACE_NAMES[(player.charCodeAt(0) - 65) % FACE_NAMES.length] ?? 'ada');
  };
}

/** The faces of these seats, by letter. */
export function facesOf(seats: readonly { player: string; face: string }[]): Faces {
  return Object.fromEntries(seats.map(({ player, face }) => [player, face]));
}
