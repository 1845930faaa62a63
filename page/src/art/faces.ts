// Faces of people and bots. Roles have masks, people have faces: a face never wears one. It is a short word that goes
// with a name; where nobody has chosen one, it follows from the name, so that it is the same on every device.
import { FACES as SHAPES, HAIR_BEFORE, HAIR_BEHIND, HATS, type Face as Shape, type Hair, type Hat } from './heads';
import { disc, FLAT, HAIRS, INK, lighter, path, SKINS, THIN } from './paint';

type Looks = readonly [shape: Shape, hair: Hair, hat: Hat, skin: number, hairColour: number]; // of SKINS, and of HAIRS

// The names of the bots (src/ridotto/table/guests.py): no two of them at a table have the same face.
const LOOKS = {
  ada: ['heart', 'long', 'garland', 0, 0],
  bruno: ['square', 'beard', 'none', 1, 1],
  carla: ['round', 'bun', 'none', 2, 1],
  dario: ['long', 'moustache', 'tricorn', 0, 4],
  elena: ['heart', 'curls', 'none', 1, 5],
  fabio: ['narrow', 'goatee', 'plume', 1, 2],
  gemma: ['round', 'braids', 'cap', 3, 1],
  hugo: ['square', 'short', 'brim', 2, 3],
  irma: ['heart', 'none', 'wimple', 3, 0],
  jacopo: ['long', 'beard', 'turban', 3, 1],
  klara: ['round', 'curls', 'none', 3, 1],
  livia: ['heart', 'braids', 'none', 0, 3],
  marco: ['round', 'short', 'none', 2, 1],
  nina: ['long', 'bun', 'none', 0, 4],
  otto: ['narrow', 'moustache', 'top', 1, 1],
  paola: ['narrow', 'long', 'none', 2, 5],
} as const satisfies Record<string, Looks>;

export type FaceName = keyof typeof LOOKS;

export const FACE_NAMES = Object.keys(LOOKS) as readonly FaceName[];

// By the letter of a person's seat. It goes with the person: where people change places, it changes with them.
const SEAT_COLOURS: readonly string[] = [
  ...['#4f9460', '#4a86b5', '#c0435f', '#8a5aa0', '#c96a35', '#2f8f8b', '#7a3f6d', '#96964a'],
  ...['#5f6fb8', '#a8763e', '#b0568f', '#5d7f86', '#8c4b3a'],
];

/** The colour of whom a letter stands for: rings, name plates and lines of charts have it. */
export function seatColour(letter: string): string {
  return one(SEAT_COLOURS, letter.charCodeAt(0) - 65);
}

export function isFace(word: string): word is FaceName {
  return word in LOOKS;
}

/** The face that somebody wishes: the chosen one, or the one that the name leads to, by FNV-1a as in table/faces.py.
 * At a table the server gives it, or the next one that is free: see components/tableFaces.ts. */
export function faceOf(name: string, chosen = ''): FaceName {
  if (isFace(chosen)) return chosen;
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.trim())) number = Math.imul(number ^ byte, 0x01000193) >>> 0;
  return one(FACE_NAMES, number);
}

const drawn = new Map<string, string>(); // by face and colour

/** The inner markup of an SVG image of 104 by 104: a medallion in this colour. */
export function facePicture(face: FaceName, colour: string): string {
  const key = `${face} ${colour}`;
  let picture = drawn.get(key);
  if (picture === undefined) {
    picture = draw(LOOKS[face], colour);
    drawn.set(key, picture);
  }
  return picture;
}

function draw([shape, hair, hat, skin, hairColour]: Looks, cloth: string): string {
  const tone = one(HAIRS, hairColour);
  const covered = hat === 'wimple'; // it lies on the head, and no hair is seen
  return (
    disc(52, 52, 46, lighter(cloth, 0.72)) +
    `<g transform="translate(6 8)" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">` +
    HAIR_BEHIND[hair](tone) +
    path('M2 98c2-15 16-21 32-23l12 7 12-7c16 2 30 8 32 23z', cloth) +
    path('M34 75l12 8 12-8-4 12-8-4-8 4z', lighter(cloth, 0.5)) +
    path(SHAPES[shape], one(SKINS, skin)) +
    path('M30 41q6-4 12-1M62 41q-6-4-12-1M46 50v10l-4 1.5', 'none', THIN) +
    disc(37, 48, 3, INK, FLAT) +
    disc(55, 48, 3, INK, FLAT) +
    (hair === 'beard' ? '' : path('M39 68q7 6 14 0', 'none', THIN)) +
    (HAIR_BEFORE[hair]?.(tone) ?? '') +
    (covered ? '' : fringe(hair, tone)) +
    HATS[hat](cloth) +
    '</g>'
  );
}

/** Hair that falls over the forehead. */
function fringe(hair: Hair, tone: string): string {
  if (['long', 'bun', 'curls'].includes(hair)) {
    return path('M25 42c2-14 12-18 21-18s19 4 21 18c-8-9-14-12-21-14-7 2-13 5-21 14z', tone);
  }
  return ['short', 'beard', 'braids'].includes(hair)
    ? path('M24 40c2-14 12-17 22-17s20 3 22 17c-14-7-30-7-44 0z', tone)
    : '';
}

/** One of these, however large or small the number is. */
function one<Thing>(things: readonly Thing[], number: number): Thing {
  const place = ((number % things.length) + things.length) % things.length;
  return things[place] as Thing;
}
