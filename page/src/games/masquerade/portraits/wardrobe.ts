// Masks, each drawn on 96 by 96 for a head in the middle of it, at 46. Cloth has the colour of the character; a mask
// is of its own stuff, or it would vanish on a hat of the same colour.
import { FACES, type Face } from '../../../art/heads';
import {
  darker,
  disc,
  discs,
  FLAT,
  GOLD,
  INK,
  IVORY,
  lighter,
  path,
  RUBY,
  SILVER,
  STEEL,
  THIN,
  VELVET,
} from '../../../art/paint';

/** How a mask that hides the face takes on its shape: so much wider and higher. */
export const FITS: Record<Face, readonly [number, number]> = {
  round: [1.08, 0.97],
  long: [0.92, 1.1],
  square: [1.04, 1.04],
  heart: [1, 0.98],
  narrow: [0.84, 1.02],
};

/** A beard that comes out below a mask for the whole face. */
export const BEARD_BELOW = (hair: string): string =>
  path('M30 72c9 7 23 7 32 0 0 12-8 20-16 23-8-3-16-11-16-23z', hair);

export const LIPS = path('M40 69q3-3 6-1 3-2 6 1-6 5-12 0z', RUBY, FLAT);
export const NOSE = path('M46 54v7l-3 1', 'none', THIN);

const LEFT_EYE = (y: number): string => `M30.5 ${y}q6-7 12 0-6 5.5-12 0z`;
const RIGHT_EYE = (y: number): string => `M61.5 ${y}q-6-7-12 0 6 5.5 12 0z`;

function pierced(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => disc(x, y, 2, INK, FLAT)).join('');
}

function eyes(fill = INK, y = 48): string {
  return path(LEFT_EYE(y) + RIGHT_EYE(y), fill, FLAT);
}

/** What the iron of a visor leaves open; all that tells one from another. */
const VISORS: Record<Face, string> = {
  round:
    path('M28 47h14M50 47h14', 'none', 'stroke-width="6"') +
    path('M46 38v9', 'none', THIN) +
    pierced([
      [38, 60],
      [46, 60],
      [54, 60],
      [42, 67],
      [50, 67],
      [46, 74],
    ]),
  long:
    path('M27 44h38v29c-6 5-12 7-19 7s-13-2-19-7z', VELVET, THIN) +
    path('M34 44v33M42 44v36M50 44v36M58 44v33', 'none', `stroke="${STEEL}" stroke-width="3"`),
  square: path('M26 44h40v7H50v24h-8V51H26z', VELVET, THIN),
  heart:
    path('M27 45q8-4 15 2M65 45q-8-4-15 2', 'none', 'stroke-width="6"') +
    path('M46 38v43M46 54l-13 7M46 54l13 7M46 64l-10 6M46 64l10 6', 'none', THIN),
  narrow:
    path('M26 46l20 4 20-4', 'none', 'stroke-width="6"') +
    path('M46 52v29M35 60l8 3M33 67l10 3M57 60l-8 3M59 67l-10 3', 'none', THIN),
};

export const MASKS = {
  domino: () =>
    path('M18 41c10-5 20-4 28 0 8-4 18-5 28 0 0 12-6 18-14 18-8 0-9-6-14-7-5 1-6 7-14 7-8 0-14-6-14-18z', VELVET) +
    eyes(IVORY, 49),
  columbina: (cloth: string) =>
    path('M13 35c11-1 21 2 33 7 12-5 22-8 33-7-1 16-8 24-19 24-7 0-9-6-14-7-5 1-7 7-14 7-11 0-18-8-19-24z', GOLD) +
    path('M19 40c10 0 19 2 27 6 8-4 17-6 27-6', 'none', `stroke="${darker(cloth)}" stroke-width="2.5"`) +
    eyes(INK, 50) +
    disc(46, 40, 3.5, RUBY, THIN),
  bauta: () =>
    path('M25 36c14-6 28-6 42 0 1 12 0 20-2 26l6 14c-12 7-38 7-50 0l6-14c-2-6-3-14-2-26z', '#fbf4e4') +
    path('M27 62c12 5 26 5 38 0l6 14c-12 7-38 7-50 0z', '#d8cbb4', FLAT) +
    path('M46 47l-7 15h14z', '#d8cbb4', THIN) +
    eyes(INK, 46) +
    path('M25 36c14-6 28-6 42 0 1 12 0 20-2 26l6 14c-12 7-38 7-50 0l6-14c-2-6-3-14-2-26z'),
  beak: () =>
    path('M22 38c14-6 34-6 48 0 0 10-3 16-8 20l-2 3c2 12-2 22-14 35-12-13-16-23-14-35l-2-3c-5-4-8-10-8-20z', IVORY) +
    disc(35, 48, 7, STEEL) +
    disc(35, 48, 3, INK, FLAT) +
    disc(57, 48, 7, STEEL) +
    disc(57, 48, 3, INK, FLAT) +
    path('M46 56v30M41 74h.1M51 74h.1', 'none', THIN),
  cat: () =>
    path(
      'M20 44L16 16l16 17c8-3 20-3 28 0l16-17-4 28c0 11-6 17-13 17-6 0-8-4-13-4s-7 4-13 4c-7 0-13-6-13-17z',
      VELVET,
    ) +
    path('M21 26l6 8M71 26l-6 8', 'none', 'stroke="#dc8a9a" stroke-width="3"') +
    eyes('#cfe08a', 48) +
    path('M43 56h6l-3 4z', '#dc8a9a', FLAT) +
    path('M34 60l-15 2M34 63l-13 6M58 60l15 2M58 63l13 6', 'none', 'stroke-width="1.6"'),
  fox: () =>
    path('M20 46L15 15l17 17c8-3 20-3 28 0l17-17-5 31c-2 12-16 22-26 30-10-8-24-18-26-30z', '#cf7340') +
    path('M22 50c6 4 14 6 20 8l4 18c-10-8-22-16-24-26zM70 50c-6 4-14 6-20 8l-4 18c10-8 22-16 24-26z', IVORY, FLAT) +
    eyes(INK, 47) +
    disc(46, 73, 4, INK, FLAT),
  moon: () =>
    path('M62 21c-26-4-41 10-41 29 0 17 13 29 30 28-12-6-18-16-17-28 1-13 12-24 28-29z', SILVER) +
    path('M27 48q5-6 11 0-5 5-11 0z', INK, FLAT) +
    path(RIGHT_EYE(48), INK, FLAT) +
    disc(57, 34, 2.5, SILVER, THIN),
  sun: () =>
    Array.from(
      { length: 12 },
      (_, ray) => `<path d="M-5-19L0-31 5-19z" fill="${GOLD}" transform="translate(46 49) rotate(${ray * 30})"/>`,
    ).join('') +
    disc(46, 49, 21, GOLD) +
    path('M33.5 47q5-6 10 0-5 5-10 0zM58.5 47q-5-6-10 0 5 5 10 0z', INK, FLAT) +
    path('M46 48v7l-2.5 1M40 61q6 4 12 0', 'none', THIN),
  veil: (cloth: string) =>
    eyes(INK, 45) +
    path('M18 50c18 6 38 6 56 0l4 38c-20 7-44 7-64 0z', darker(cloth, 0.62), 'fill-opacity=".86"') +
    path('M18 50c18 6 38 6 56 0', 'none', `stroke="${GOLD}" stroke-width="2.5"`) +
    path('M30 62v18M46 65v18M62 62v18', 'none', 'stroke="#fff" stroke-opacity=".22" stroke-width="2"'),
  visor: (_cloth: string, face: Face) =>
    path('M22 38c14-8 34-8 48 0v22c-4 10-14 18-24 22-10-4-20-12-24-22z', STEEL) +
    VISORS[face] +
    discs(
      [
        [24, 41],
        [68, 41],
      ],
      3,
      GOLD,
    ),
  skull: () =>
    path('M22 44c0-14 9-21 24-21s24 7 24 21c0 9-3 14-8 18v10H30V62c-5-4-8-9-8-18z', IVORY) +
    path('M28 46c3-7 13-7 15 0 0 9-13 10-15 0zM64 46c-3-7-13-7-15 0 0 9 13 10 15 0z', INK, FLAT) +
    path('M46 55l-4 6h8z', INK, FLAT) +
    path('M36 66v7M42.5 66v7M49.5 66v7M56 66v7', 'none', THIN),
  butterfly: (cloth: string) =>
    path(
      'M46 48C40 30 20 24 10 30c-2 10 6 18 14 20-6 4-8 12-2 16 10 2 20-6 24-16 4 10 14 18 24 16 6-4 4-12-2-16 8-2 16-10 14-20-10-6-30 0-36 18z',
      lighter(cloth, 0.18),
    ) +
    disc(19, 36, 4, GOLD, THIN) +
    disc(73, 36, 4, GOLD, THIN) +
    path('M30.5 48q6-7 12 0-6 5-12 0zM61.5 48q-6-7-12 0 6 5 12 0z', INK, FLAT),
  patch: () =>
    path('M20 33c16 4 34 7 51 21', 'none', 'stroke-width="4"') +
    path('M46 44c8-4 18-2 20 4 0 9-5 13-11 12-6-1-9-8-9-16z', VELVET) +
    path(LEFT_EYE(48), INK, FLAT) +
    path('M30 41q6-4 12-1', 'none', THIN),
  tears: (cloth: string, face: Face) =>
    path(FACES[face], '#fbf4e4') +
    eyes(INK, 46) +
    path('M30 37q6-4 12-1M62 37q-6-4-12-1', 'none', THIN) +
    path('M36 53c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8zM56 53c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z', cloth, THIN) +
    LIPS,
} as const satisfies Record<string, (cloth: string, face: Face) => string>;
export type Mask = keyof typeof MASKS;
