// Faces, hair, masks and hats, each drawn on 96 by 96 for a head in the middle of it, at 46. Cloth has the colour of the
// character; a mask is of its own stuff, or it would vanish on a hat of the same colour.
import { darker, disc, discs, FLAT, GOLD, INK, IRON, IVORY, lighter, path, RUBY, SILVER, STEEL, THIN, VELVET } from './paint';

export const FACES = {
  round: 'M23 48c0-16 10-23 23-23s23 7 23 23c0 19-11 29-23 29S23 67 23 48z',
  long: 'M27 44c0-13 8-20 19-20s19 7 19 20c0 23-9 38-19 38S27 67 27 44z',
  square: 'M24 44c0-13 9-19 22-19s22 6 22 19v18c0 11-10 16-22 16s-22-5-22-16z',
  heart: 'M23 42c0-12 9-17 23-17s23 5 23 17c0 15-12 30-23 37-11-7-23-22-23-37z',
  narrow: 'M28 44c0-13 7-19 18-19s18 6 18 19c0 18-9 35-18 35S28 62 28 44z',
} as const;
export type Face = keyof typeof FACES;

/** How a mask that hides the face takes on its shape: so much wider and higher. */
export const FITS: Record<Face, readonly [number, number]> = {
  round: [1.08, 0.97],
  long: [0.92, 1.1],
  square: [1.04, 1.04],
  heart: [1, 0.98],
  narrow: [0.84, 1.02],
};

/** Hair that falls behind the face, or lies on top of it. */
export const HAIR_BEHIND = {
  none: () => '',
  short: (hair: string) => path('M20 52C14 26 30 15 46 15s32 11 26 37l-5-10H25z', hair),
  long: (hair: string) => path('M21 40c0-16 10-25 25-25s25 9 25 25c0 18 6 28 3 45H18c-3-17 3-27 3-45z', hair),
  curls: (hair: string) =>
    discs([[22, 38], [18, 50], [21, 62], [70, 38], [74, 50], [71, 62], [28, 25], [40, 18], [52, 18], [64, 25]], 9.5, hair),
  braids: (hair: string) =>
    path('M20 46C16 24 30 15 46 15s30 9 26 31z', hair) +
    ([[19, 54], [17, 65], [18, 76], [73, 54], [75, 65], [74, 76]] as const)
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6.5" ry="7.5" fill="${hair}"/>`)
      .join(''),
  bun: (hair: string) => path('M20 50C15 26 30 17 46 17s31 9 26 33z', hair) + disc(46, 12, 11, hair),
  beard: (hair: string) => path('M21 48C17 26 30 17 46 17s29 9 25 31z', hair),
  goatee: (hair: string) => path('M21 46C18 26 30 17 46 17s28 9 25 29z', hair),
  moustache: (hair: string) => path('M21 48C17 26 30 17 46 17s29 9 25 31z', hair),
} as const;
export type Hair = keyof typeof HAIR_BEHIND;

/** Hair on a chin or a lip. */
export const HAIR_BEFORE: Partial<Record<Hair, (hair: string) => string>> = {
  beard: (hair) =>
    path('M25 57c7 5 14 3 21 0 7 3 14 5 21 0 1 17-8 27-21 31-13-4-22-14-21-31z', hair) + path('M40 66q6-4 12 0-6 5-12 0z', IVORY, FLAT),
  goatee: (hair) =>
    path('M38 70c4 3 12 3 16 0 1 9-3 15-8 18-5-3-9-9-8-18z', hair) +
    path('M36 65c4-4 8-3 10-1 2-2 6-3 10 1-4 2-7 2-10 1-3 1-6 1-10-1z', hair, THIN),
  moustache: (hair) => path('M27 66c5-8 14-8 19-3 5-5 14-5 19 3-6 5-14 4-19 0-5 4-13 5-19 0z', hair),
};
/** A beard that comes out below a mask for the whole face. */
export const BEARD_BELOW = (hair: string): string => path('M30 72c9 7 23 7 32 0 0 12-8 20-16 23-8-3-16-11-16-23z', hair);

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
  round: path('M28 47h14M50 47h14', 'none', 'stroke-width="6"') + path('M46 38v9', 'none', THIN) + pierced([[38, 60], [46, 60], [54, 60], [42, 67], [50, 67], [46, 74]]),
  long: path('M27 44h38v29c-6 5-12 7-19 7s-13-2-19-7z', VELVET, THIN) + path('M34 44v33M42 44v36M50 44v36M58 44v33', 'none', `stroke="${STEEL}" stroke-width="3"`),
  square: path('M26 44h40v7H50v24h-8V51H26z', VELVET, THIN),
  heart: path('M27 45q8-4 15 2M65 45q-8-4-15 2', 'none', 'stroke-width="6"') + path('M46 38v43M46 54l-13 7M46 54l13 7M46 64l-10 6M46 64l10 6', 'none', THIN),
  narrow: path('M26 46l20 4 20-4', 'none', 'stroke-width="6"') + path('M46 52v29M35 60l8 3M33 67l10 3M57 60l-8 3M59 67l-10 3', 'none', THIN),
};

export const MASKS = {
  domino: () =>
    path('M18 41c10-5 20-4 28 0 8-4 18-5 28 0 0 12-6 18-14 18-8 0-9-6-14-7-5 1-6 7-14 7-8 0-14-6-14-18z', VELVET) + eyes(IVORY, 49),
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
    path('M20 44L16 16l16 17c8-3 20-3 28 0l16-17-4 28c0 11-6 17-13 17-6 0-8-4-13-4s-7 4-13 4c-7 0-13-6-13-17z', VELVET) +
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
    Array.from({ length: 12 }, (_, ray) => `<path d="M-5-19L0-31 5-19z" fill="${GOLD}" transform="translate(46 49) rotate(${ray * 30})"/>`).join('') +
    disc(46, 49, 21, GOLD) +
    path('M33.5 47q5-6 10 0-5 5-10 0zM58.5 47q-5-6-10 0 5 5 10 0z', INK, FLAT) +
    path('M46 48v7l-2.5 1M40 61q6 4 12 0', 'none', THIN),
  veil: (cloth: string) =>
    eyes(INK, 45) +
    path('M18 50c18 6 38 6 56 0l4 38c-20 7-44 7-64 0z', darker(cloth, 0.62), 'fill-opacity=".86"') +
    path('M18 50c18 6 38 6 56 0', 'none', `stroke="${GOLD}" stroke-width="2.5"`) +
    path('M30 62v18M46 65v18M62 62v18', 'none', 'stroke="#fff" stroke-opacity=".22" stroke-width="2"'),
  visor: (_cloth: string, face: Face) =>
    path('M22 38c14-8 34-8 48 0v22c-4 10-14 18-24 22-10-4-20-12-24-22z', STEEL) + VISORS[face] + discs([[24, 41], [68, 41]], 3, GOLD),
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

export const HATS = {
  none: () => '',
  crown: () =>
    path('M21 32L15 8l15 11L46 2l16 17L77 8l-6 24c-16-7-34-7-50 0z', GOLD) +
    path('M22 33c16-7 32-7 48 0v-7c-16-6-32-6-48 0z', RUBY) +
    discs([[46, 4], [15, 9], [77, 9]], 3.5, GOLD),
  coronet: () =>
    path('M21 32L15 10l14 12 6-15 11 14L57 7l6 15 14-12-6 22c-16-6-34-6-50 0z', '#f6d684') +
    discs([[15, 9], [35, 6], [57, 6], [77, 9]], 2.6, '#ffffff') +
    disc(46, 26, 3, '#4a86b5', THIN) +
    disc(32, 28, 2.4, RUBY, THIN) +
    disc(60, 28, 2.4, RUBY, THIN),
  tricorn: (cloth: string) =>
    path('M7 28c10 3 19-17 39-21 20 4 29 24 39 21-5 12-20 10-39 8-19 2-34 4-39-8z', darker(cloth, 0.7)) +
    path('M11 30c10 4 21 1 35-2 14 3 25 6 35 2', 'none', `stroke="${GOLD}" stroke-width="2.5"`),
  hood: (cloth: string) =>
    path('M46 4C20 6 12 28 14 54c1 14 5 22 10 28 0-10-2-16-2-26 0-16 6-26 24-26s24 10 24 26c0 10-2 16-2 26 5-6 9-14 10-28C80 28 72 6 46 4z', darker(cloth, 0.8)) +
    path('M24 40c4-8 12-11 22-11s18 3 22 11', 'none', `stroke="${lighter(cloth, 0.3)}" stroke-width="2"`),
  helmet: (cloth: string) =>
    path('M46 13C46 0 62-2 76 6c5 4 6 10 4 16-5-8-12-9-18-7-6 2-11 2-16-2z', cloth) +
    path('M20 38C18 18 30 8 46 8s28 10 26 30c-16-7-36-7-52 0z', STEEL) +
    path('M20 39c16-7 36-7 52 0v-7c-16-7-36-7-52 0z', darker(cloth, 0.85)) +
    path('M43 9h6l1 17c-3-.5-5-.5-8 0z', cloth),
  plume: (cloth: string) =>
    path('M18 32c2-14 12-22 28-22s26 8 28 22c-18-6-38-6-56 0z', darker(cloth, 0.8)) +
    path('M60 24C56 6 72-4 92 2c-2 6-6 8-6 13 0 5-6 7-11 9-5 2-10 2-15 0z', lighter(cloth, 0.45)) +
    path('M63 23C68 14 75 9 85 7', 'none', 'stroke-width="1.6"') +
    path('M18 33c18-7 38-7 56 0', 'none', `stroke="${GOLD}" stroke-width="3"`),
  turban: (cloth: string) =>
    path('M18 34C14 16 28 6 46 6s32 10 28 28c-18-6-38-6-56 0z', lighter(cloth, 0.25)) +
    path('M20 28c14-2 30-10 36-20M28 14c14 2 32 8 44 14', 'none', THIN) +
    disc(46, 22, 4.5, RUBY),
  mitre: () =>
    path('M21 34C17 21 28 9 46 2c18 7 29 19 25 32-16-6-34-6-50 0z', IVORY) +
    path('M21 34c16-6 34-6 50 0v-7c-16-6-34-6-50 0z', GOLD) +
    path('M43 8h6v4.5h5v6h-5V25h-6v-6.5h-5v-6h5z', RUBY, FLAT),
  cap: (cloth: string) =>
    path('M19 34c-6-16 8-26 27-26s33 10 27 26c-16-6-38-6-54 0z', lighter(cloth, 0.3)) + path('M19 35c16-7 38-7 54 0v-7c-18-6-36-6-54 0z', IVORY),
  brim: (cloth: string) =>
    path('M28 30c-1-14 6-22 18-22s19 8 18 22z', darker(cloth, 0.8)) +
    path('M6 33c12-7 26-8 40-8s28 1 40 8c-12 5-26 5-40 4-14 1-28 1-40-4z', darker(cloth, 0.7)) +
    path('M28 26c12-3 24-3 36 0', 'none', `stroke="${GOLD}" stroke-width="3"`),
  wimple: (cloth: string) =>
    path(
      'M46 6C22 6 16 26 18 50c0 18 2 28 0 40h14c-6-14-8-26-8-38 0-16 8-23 22-23s22 7 22 23c0 12-2 24-8 38h14c-2-12 0-22 0-40 2-24-4-44-28-44z',
      lighter(cloth, cloth === '#4a3550' ? 0.1 : 0.75),
    ) + path('M24 34c10-8 34-8 44 0', 'none', THIN),
  motley: (cloth: string) =>
    path('M20 36C20 22 10 16 4 28 2 10 20 2 32 14 35 4 41 0 46 0s11 4 14 14C72 2 90 10 88 28c-6-12-16-6-16 8-16-7-36-7-52 0z', cloth) +
    path('M32 14C35 4 41 0 46 0s11 4 14 14l4 18c-12-3-24-3-36 0z', GOLD) +
    discs([[5, 31], [87, 31], [46, 2]], 4.5, RUBY),
  garland: () =>
    path('M20 34c16-9 36-9 52 0', 'none', 'stroke-width="10"') +
    path('M20 34c16-9 36-9 52 0', 'none', 'stroke="#5c9a66" stroke-width="6"') +
    discs([[22, 33], [70, 33]], 5.5, '#dc8a9a') +
    discs([[34, 27], [58, 27]], 5.5, GOLD) +
    disc(46, 25, 6, RUBY),
  horns: (cloth: string) =>
    path('M22 34C20 18 30 12 46 12s26 6 24 22c-16-6-32-6-48 0z', IRON) +
    path('M24 24C10 26 4 14 8 2c4 8 12 10 22 12zM68 24c14 2 20-10 16-22-4 8-12 10-22 12z', IVORY) +
    path('M22 35c16-7 32-7 48 0v-6c-16-6-32-6-48 0z', cloth),
  top: (cloth: string) =>
    path('M28 28L26 0h40l-2 28z', darker(cloth, 0.6)) +
    path('M28 26c12-3 24-3 36 0v-7c-12-3-24-3-36 0z', RUBY) +
    path('M10 31c10-5 24-6 36-6s26 1 36 6c-10 5-24 5-36 4-12 1-26 1-36-4z', darker(cloth, 0.55)),
} as const satisfies Record<string, (cloth: string) => string>;
export type Hat = keyof typeof HATS;
