// How wide a text is on the screen, and the size of letters with which it fits.
let canvas: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>(); // em by text

const TIGHT = -0.035; // em between the letters of a text that would not fit otherwise

/** In em: of a text in semibold letters of one of the page's two families of fonts; 0 without a browser. */
export function textWidth(text: string, family: '--text' | '--display'): number {
  if (typeof document === 'undefined') return 0;
  const key = `${family} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    canvas ??= document.createElement('canvas').getContext('2d');
    if (canvas === null) return 0;
    canvas.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    width = canvas.measureText(text).width / 100;
    known.set(key, width);
  }
  return width;
}

/** The largest size from `most` down to `least` pixels with which a text fits into `room` pixels; the letters are set
 * tighter if it does not fit, and it may be cut if even the least size does not fit. */
export function fitted(
  text: string,
  room: number,
  most: number,
  least: number,
  family: '--text' | '--display' = '--text',
): { size: number; spacing: string } {
  const wide = textWidth(text, family);
  if (wide * most <= room) return { size: most, spacing: 'normal' };
  const tight = wide + TIGHT * text.length;
  return { size: Math.max(least, Math.min(most, room / tight)), spacing: `${TIGHT}em` };
}
