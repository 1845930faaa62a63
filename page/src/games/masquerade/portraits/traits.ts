// What a portrait is composed of. A deck file gives each card six traits (docs/decks.md). Where one is missing, or is a
// word that this page does not draw, it is taken from the card's name: the same name always has the same face. Crowns
// are not given away by a name: they are for those to whom a deck gives them.
import { FACES, HAIR_BEHIND, HATS, type Face, type Hair, type Hat } from '../../../art/heads';
import { CLOTHS, HAIRS, SKINS } from '../../../art/paint';
import { EMBLEMS, type Emblem } from './emblems';
import { MASKS, type Mask } from './wardrobe';

export interface Traits {
  mask: Mask;
  face: Face;
  hair: Hair;
  hat: Hat;
  colour: keyof typeof CLOTHS;
  emblem: Emblem;
}

/** A card as far as its picture is concerned. */
export interface Pictured {
  name: string;
  picture?: Readonly<Record<string, string>> | null; // its traits, as its deck says
}

/** What a portrait shows: the six traits, and the two that always follow from the name. */
export interface Looks extends Traits {
  skin: string;
  hairColour: string;
}

/** All words that are drawn, by trait. */
export const DRAWN: { [trait in keyof Traits]: readonly Traits[trait][] } = {
  mask: wordsOf(MASKS),
  face: wordsOf(FACES),
  hair: wordsOf(HAIR_BEHIND),
  hat: wordsOf(HATS),
  colour: wordsOf(CLOTHS),
  emblem: wordsOf(EMBLEMS),
};

export function looksOf(card: Pictured): Looks {
  const trait = <Name extends keyof Traits>(name: Name): Traits[Name] =>
    DRAWN[name].find((word) => word === card.picture?.[name]) ??
    drawn(
      DRAWN[name].filter((word) => word !== 'crown'),
      name,
      card.name,
    );
  return {
    mask: trait('mask'),
    face: trait('face'),
    hair: trait('hair'),
    hat: trait('hat'),
    colour: trait('colour'),
    emblem: trait('emblem'),
    skin: drawn(SKINS, 'skin', card.name),
    hairColour: drawn(HAIRS, 'hair colour', card.name),
  };
}

/** One of these, by the name of a card and by what it is for. */
function drawn<Word>(words: readonly Word[], what: string, name: string): Word {
  const word = words[hash(`${what} ${name}`) % words.length];
  if (word === undefined) throw new Error(`nothing to draw as ${what}`);
  return word;
}

/** FNV-1a, stirred once more: the last letters of a name count as much as the first. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  return (found ^ (found >>> 13)) >>> 0;
}

function wordsOf<Word extends string>(drawings: Record<Word, unknown>): readonly Word[] {
  return Object.keys(drawings) as Word[];
}
