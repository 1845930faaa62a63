// A portrait: head and shoulders, a mask, a hat, and a medallion with an emblem.
import { FACES, HAIR_BEFORE, HAIR_BEHIND, HATS, type Hat } from '../../../art/heads';
import { CLOTHS, darker, disc, INK, lighter, path } from '../../../art/paint';
import { EMBLEMS } from './emblems';
import { looksOf, type Looks, type Pictured } from './traits';
import { BEARD_BELOW, FITS, LIPS, MASKS, NOSE, type Mask } from './wardrobe';

const WHOLE_FACE: readonly Mask[] = ['bauta', 'skull', 'visor', 'fox', 'beak']; // nothing of the face is seen
const NO_MOUTH: readonly Mask[] = [...WHOLE_FACE, 'veil', 'sun', 'tears']; // seen below it
const ROUND_HEAD: readonly Hat[] = ['hood', 'wimple']; // the mask lies on it, and no hair is seen

const painted = new Map<string, string>(); // by what is drawn

/** The inner markup of an SVG image of 96 by 96. It depends on the card alone; no text of the card is part of it. */
export function portrait(card: Pictured): string {
  const looks = looksOf(card);
  const key = Object.values(looks).join(' ');
  let picture = painted.get(key);
  if (picture === undefined) {
    picture = paint(looks);
    painted.set(key, picture);
  }
  return picture;
}

function paint(looks: Looks): string {
  const cloth = CLOTHS[looks.colour];
  const isCovered = ROUND_HEAD.includes(looks.hat);
  const hat = HATS[looks.hat](cloth);
  const hair = isCovered ? '' : HAIR_BEHIND[looks.hair](looks.hairColour);
  return (
    disc(46, 48, 45, lighter(cloth, 0.62)) +
    `<g stroke="${INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">` +
    hair +
    path('M2 98c2-15 16-21 32-23l12 7 12-7c16 2 30 8 32 23z', cloth) +
    path('M34 75l12 8 12-8-4 12-8-4-8 4z', looks.colour === 'ivory' ? darker(cloth, 0.86) : lighter(cloth, 0.5)) +
    path(FACES[looks.face], looks.skin) +
    mouth(looks) +
    (isCovered ? hat : '') +
    mask(looks, cloth) +
    (isCovered ? '' : hat) +
    disc(77, 77, 17, '#fffbf1', 'stroke-width="2"') +
    `<g transform="translate(65 65)" stroke-width="2">${EMBLEMS[looks.emblem]}</g></g>`
  );
}

/** What is seen below the eyes. */
function mouth({ mask, hair, hairColour }: Looks): string {
  if (hair === 'beard' && WHOLE_FACE.includes(mask)) return BEARD_BELOW(hairColour);
  const beard = mask === 'veil' || WHOLE_FACE.includes(mask) ? '' : (HAIR_BEFORE[hair]?.(hairColour) ?? '');
  return beard || (NO_MOUTH.includes(mask) ? '' : NOSE + LIPS);
}

/** A mask that hides the face has its shape, or five faces would look alike. */
function mask(looks: Looks, cloth: string): string {
  const drawing = MASKS[looks.mask](cloth, looks.face);
  if (!WHOLE_FACE.includes(looks.mask)) return drawing;
  const [wide, high] = FITS[looks.face];
  return `<g transform="translate(46 50) scale(${wide} ${high}) translate(-46 -50)">${drawing}</g>`;
}
