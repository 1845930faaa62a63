// What a character carries: drawn small, 24 by 24, on a medallion before the shoulder.
import { disc, FLAT, GOLD, INK, IVORY, path, RUBY, SILVER, STEEL } from '../../../art/paint';

const line = (d: string, width: number): string => path(d, 'none', `stroke-width="${width}"`);

export const EMBLEMS = {
  crown: path('M3.5 19L2.5 7l5.5 4.5L12 4l4 7.5L21.5 7l-1 12z', GOLD),
  rose: disc(12, 9, 7.5, RUBY) + line('M9 9a3 3 0 1 1 3 3 4 4 0 0 1-4-4M12 17v6M12 20l4-2', 1.6),
  dagger: path('M12 1l3.5 12h-7z', STEEL) + line('M6 14h12M12 14v8', 3.2),
  sword: path('M21 2l-1 5L10 17l-3-3L17 4z', STEEL) + line('M4.5 12.5l7 7M7 17l-4 4', 3),
  shield:
    path('M12 1.5l8.5 3v7.5c0 5-3 8.5-8.5 10.5-5.5-2-8.5-5.5-8.5-10.5V4.5z', '#4a86b5') +
    path('M12 3v18M5 10h14', 'none', `stroke="${IVORY}" stroke-width="2.2"`),
  cup: path('M4.5 3h15c0 7-2 10.5-7.5 11.5C6.5 13.5 4.5 10 4.5 3z', GOLD) + line('M12 14v6M7 21h10', 2.4),
  key:
    disc(7, 7.5, 4.8, GOLD) + disc(7, 7.5, 1.3, INK, FLAT) + line('M10.5 11L21 21.5M16 17l3-3M19.5 20.5l2.5-2.5', 2.8),
  skull:
    path('M3.5 10c0-5.5 3.5-8.5 8.5-8.5s8.5 3 8.5 8.5c0 3-1 5-3 6.5V21H6.5v-4.5c-2-1.5-3-3.5-3-6.5z', IVORY) +
    disc(8.6, 11, 2.3, INK, FLAT) +
    disc(15.4, 11, 2.3, INK, FLAT) +
    line('M10 21v-3M14 21v-3', 1.6),
  moon: path('M16 2.5A9.5 9.5 0 1 0 21 18 8.5 8.5 0 0 1 16 2.5z', SILVER),
  star: path('M12 1l3.2 7 7.8 1-6 5 2 8-7-4-7 4 2-8-6-5 7.8-1z', GOLD),
  feather: path('M20.5 1.5C10 3.5 5 11.5 5 20c8.5-1 15.5-8 15.5-18.5z', '#6fb1ae') + line('M3 23L15 9', 1.8),
  lute:
    `<ellipse cx="9" cy="15" rx="7.5" ry="7" fill="#cf7340"/>` +
    disc(9, 15, 2.2, INK, FLAT) +
    line('M13.5 10L21 2.5M18 2l4 4', 2.6),
  hammer: line('M9.5 22L14 10', 3.4) + path('M6.5 2l14.5 5.5-2.2 6L4 8z', STEEL),
  flask: path('M9 2h6v6l5.5 11c1 2 0 3-2 3h-13c-2 0-3-1-2-3L9 8z', '#93d6a1') + line('M7 15h10', 1.6),
  bell:
    path('M3.5 18c3-3 2.5-6 3.5-10 1-3 2-5.5 5-5.5S16 5 17 8c1 4 .5 7 3.5 10z', GOLD) + disc(12, 20.5, 2.4, INK, FLAT),
  heart: path('M12 21.5C5 16.5 1.5 12.5 1.5 8.5 1.5 2 10 1 12 7c2-6 10.5-5 10.5 1.5 0 4-3.5 8-10.5 13z', RUBY),
  eye:
    path('M1 12C4 6 8 4 12 4s8 2 11 8c-3 6-7 8-11 8s-8-2-11-8z', '#ffffff') +
    disc(12, 12, 4.6, '#4a86b5') +
    disc(12, 12, 1.6, INK, FLAT),
  serpent:
    path('M4 20c6 2 8.5-2 6.5-5s-2.5-7 3.5-7c4 0 6-2 5-5', 'none', 'stroke-width="6.5"') +
    path('M4 20c6 2 8.5-2 6.5-5s-2.5-7 3.5-7c4 0 6-2 5-5', 'none', 'stroke="#5c9a66" stroke-width="3.2"'),
  spider:
    line('M2 5l6 6M22 5l-6 6M1 14h7M23 14h-7M3 23l6-6M21 23l-6-6', 1.9) +
    disc(12, 14.5, 5.2, INK, FLAT) +
    disc(12, 8, 3.2, INK, FLAT) +
    path('M12 12l1.8 2.5L12 17l-1.8-2.5z', RUBY, FLAT),
  book:
    path('M2.5 4c4 0 7.5 0 9.5 2 2-2 5.5-2 9.5-2v15c-4 0-7.5 0-9.5 2-2-2-5.5-2-9.5-2z', '#cf7340') +
    line('M12 6v15', 1.8),
  candle:
    path('M8 11h8v11H8z', IVORY) + path('M12 .5c3 3 4.2 5 4.2 6.2a4.2 4.2 0 0 1-8.4 0C7.8 5.5 9 3.5 12 .5z', GOLD),
  fist:
    path(
      'M3.5 9c0-3 4.3-3 4.3-1 0-3.2 4.2-3.2 4.2 0 0-3.2 4.2-3.2 4.2 0 1-2 5.3-2 5.3 2v5c0 5.5-3 7.5-7.5 7.5H9c-4 0-5.5-3-5.5-6.5z',
      '#eac39b',
    ) + line('M7.8 9v4M12 9v4M16.2 9v4', 1.6),
  tower:
    path('M5 22V9H3.5V2.5h4.3v3h2v-3h4.4v3h2v-3h4.3V9H19v13z', '#aeb8c6') +
    path('M9.8 22v-5a2.2 2.2 0 0 1 4.4 0v5z', INK, FLAT),
  bread:
    path('M2.5 13c0-6.5 4.5-8.5 9.5-8.5s9.5 2 9.5 8.5c0 4.5-2 6.5-9.5 6.5S2.5 17.5 2.5 13z', '#cf9a5b') +
    line('M7.5 8l2 4M12 7l2 4M16.5 8l1 3', 1.6),
  drop:
    path('M12 .5c5.5 7.5 7.5 10.5 7.5 14.8a7.5 7.5 0 0 1-15 0c0-4.3 2-7.3 7.5-14.8z', RUBY) +
    path('M8.5 15a4 4 0 0 0 3 4', 'none', `stroke="${IVORY}" stroke-width="1.8"`),
  scissors: disc(6, 19, 3.5, 'none') + disc(18, 19, 3.5, 'none') + line('M8 16L18.5 2M16 16L5.5 2', 2.6),
  lily:
    path(
      'M12 .5c4.2 4.2 4.2 8.5 1 12.5 2-4 8.5-5 8.5 0 0 4.5-4.5 4.5-5.5 2 0 2-1 2.5-2 2.5h-4c-1 0-2-.5-2-2.5-1 2.5-5.5 2.5-5.5-2 0-5 6.5-4 8.5 0-3.2-4-3.2-8.3 1-12.5z',
      GOLD,
    ) + line('M8 18.5h8M12 18v5', 2),
} as const;

export type Emblem = keyof typeof EMBLEMS;
