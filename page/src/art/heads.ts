// Heads without their masks: faces, hair and hats, each drawn on 96 by 96 for a head in the middle of it, at 46.
// Portraits on cards and the people of every table are drawn from them.
import { darker, disc, discs, FLAT, GOLD, IRON, IVORY, lighter, path, RUBY, STEEL, THIN } from './paint';

export const FACES = {
  round: 'M23 48c0-16 10-23 23-23s23 7 23 23c0 19-11 29-23 29S23 67 23 48z',
  long: 'M27 44c0-13 8-20 19-20s19 7 19 20c0 23-9 38-19 38S27 67 27 44z',
  square: 'M24 44c0-13 9-19 22-19s22 6 22 19v18c0 11-10 16-22 16s-22-5-22-16z',
  heart: 'M23 42c0-12 9-17 23-17s23 5 23 17c0 15-12 30-23 37-11-7-23-22-23-37z',
  narrow: 'M28 44c0-13 7-19 18-19s18 6 18 19c0 18-9 35-18 35S28 62 28 44z',
} as const;
export type Face = keyof typeof FACES;

/** Hair that falls behind the face, or lies on top of it. */
export const HAIR_BEHIND = {
  none: () => '',
  short: (hair: string) => path('M20 52C14 26 30 15 46 15s32 11 26 37l-5-10H25z', hair),
  long: (hair: string) => path('M21 40c0-16 10-25 25-25s25 9 25 25c0 18 6 28 3 45H18c-3-17 3-27 3-45z', hair),
  curls: (hair: string) =>
    discs(
      [
        [22, 38],
        [18, 50],
        [21, 62],
        [70, 38],
        [74, 50],
        [71, 62],
        [28, 25],
        [40, 18],
        [52, 18],
        [64, 25],
      ],
      9.5,
      hair,
    ),
  braids: (hair: string) =>
    path('M20 46C16 24 30 15 46 15s30 9 26 31z', hair) +
    (
      [
        [19, 54],
        [17, 65],
        [18, 76],
        [73, 54],
        [75, 65],
        [74, 76],
      ] as const
    )
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
    path('M25 57c7 5 14 3 21 0 7 3 14 5 21 0 1 17-8 27-21 31-13-4-22-14-21-31z', hair) +
    path('M40 66q6-4 12 0-6 5-12 0z', IVORY, FLAT),
  goatee: (hair) =>
    path('M38 70c4 3 12 3 16 0 1 9-3 15-8 18-5-3-9-9-8-18z', hair) +
    path('M36 65c4-4 8-3 10-1 2-2 6-3 10 1-4 2-7 2-10 1-3 1-6 1-10-1z', hair, THIN),
  moustache: (hair) => path('M27 66c5-8 14-8 19-3 5-5 14-5 19 3-6 5-14 4-19 0-5 4-13 5-19 0z', hair),
};

export const HATS = {
  none: () => '',
  crown: () =>
    path('M21 32L15 8l15 11L46 2l16 17L77 8l-6 24c-16-7-34-7-50 0z', GOLD) +
    path('M22 33c16-7 32-7 48 0v-7c-16-6-32-6-48 0z', RUBY) +
    discs(
      [
        [46, 4],
        [15, 9],
        [77, 9],
      ],
      3.5,
      GOLD,
    ),
  coronet: () =>
    path('M21 32L15 10l14 12 6-15 11 14L57 7l6 15 14-12-6 22c-16-6-34-6-50 0z', '#f6d684') +
    discs(
      [
        [15, 9],
        [35, 6],
        [57, 6],
        [77, 9],
      ],
      2.6,
      '#ffffff',
    ) +
    disc(46, 26, 3, '#4a86b5', THIN) +
    disc(32, 28, 2.4, RUBY, THIN) +
    disc(60, 28, 2.4, RUBY, THIN),
  tricorn: (cloth: string) =>
    path('M7 28c10 3 19-17 39-21 20 4 29 24 39 21-5 12-20 10-39 8-19 2-34 4-39-8z', darker(cloth, 0.7)) +
    path('M11 30c10 4 21 1 35-2 14 3 25 6 35 2', 'none', `stroke="${GOLD}" stroke-width="2.5"`),
  hood: (cloth: string) =>
    path(
      'M46 4C20 6 12 28 14 54c1 14 5 22 10 28 0-10-2-16-2-26 0-16 6-26 24-26s24 10 24 26c0 10-2 16-2 26 5-6 9-14 10-28C80 28 72 6 46 4z',
      darker(cloth, 0.8),
    ) + path('M24 40c4-8 12-11 22-11s18 3 22 11', 'none', `stroke="${lighter(cloth, 0.3)}" stroke-width="2"`),
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
    path('M19 34c-6-16 8-26 27-26s33 10 27 26c-16-6-38-6-54 0z', lighter(cloth, 0.3)) +
    path('M19 35c16-7 38-7 54 0v-7c-18-6-36-6-54 0z', IVORY),
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
    path(
      'M20 36C20 22 10 16 4 28 2 10 20 2 32 14 35 4 41 0 46 0s11 4 14 14C72 2 90 10 88 28c-6-12-16-6-16 8-16-7-36-7-52 0z',
      cloth,
    ) +
    path('M32 14C35 4 41 0 46 0s11 4 14 14l4 18c-12-3-24-3-36 0z', GOLD) +
    discs(
      [
        [5, 31],
        [87, 31],
        [46, 2],
      ],
      4.5,
      RUBY,
    ),
  garland: () =>
    path('M20 34c16-9 36-9 52 0', 'none', 'stroke-width="10"') +
    path('M20 34c16-9 36-9 52 0', 'none', 'stroke="#5c9a66" stroke-width="6"') +
    discs(
      [
        [22, 33],
        [70, 33],
      ],
      5.5,
      '#dc8a9a',
    ) +
    discs(
      [
        [34, 27],
        [58, 27],
      ],
      5.5,
      GOLD,
    ) +
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
