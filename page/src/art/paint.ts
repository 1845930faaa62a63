// Paints and strokes of portraits and faces: 96 by 96, one ink line, flat fills, as the masks of the house are drawn.

export const INK = '#2a1822';
export const IVORY = '#f4e7cd';
export const GOLD = '#e7b84b';
export const RUBY = '#c0435f';
export const STEEL = '#b9c0cc';
export const IRON = '#8f99aa';
export const VELVET = '#3a2a44'; // dark masks: seen on any cloth
export const SILVER = '#cdd6ea';

export const CLOTHS = {
  crimson: '#c0435f',
  rose: '#dc8a9a',
  rust: '#cf7340',
  gold: '#e7b84b',
  olive: '#96964a',
  emerald: '#5c9a66',
  teal: '#3f8f8c',
  azure: '#4a86b5',
  violet: '#8a5aa0',
  plum: '#7a3f6d',
  ink: '#4a3550',
  ivory: '#efe3c8',
  slate: '#77869a',
} as const;
export const SKINS = ['#f4e0c2', '#eac39b', '#c98f63', '#9a6543'] as const;
export const HAIRS = ['#7c4a2b', '#3a2636', '#b9793f', '#d9b36a', '#8b8494', '#a5502e'] as const;

export const FLAT = 'stroke="none"'; // without the ink line
export const THIN = 'stroke-width="2"';

export function path(d: string, fill = 'none', more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function discs(places: readonly (readonly [number, number])[], r: number, fill: string): string {
  return places.map(([x, y]) => disc(x, y, r, fill)).join('');
}

/** A colour with so much of its light left. */
export function darker(colour: string, left = 0.78): string {
  return mixed(colour, (part) => part * left);
}

/** A colour, so far on its way to white. */
export function lighter(colour: string, way = 0.35): string {
  return mixed(colour, (part) => part + (255 - part) * way);
}

function mixed(colour: string, change: (part: number) => number): string {
  const parts = [1, 3, 5].map((from) => Math.round(change(parseInt(colour.slice(from, from + 2), 16))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
