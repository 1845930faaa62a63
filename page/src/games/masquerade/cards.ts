// Written by tools/cards.py from the deck files of the house: do not edit.

export type CardClass = 'king' | 'queen' | 'noble' | 'assassin' | 'soldier' | 'commoner';

/** A card as it is printed. A card of a pack that somebody wrote is not among ours. */
export interface PrintedCard {
  name: string;
  class: CardClass;
  attack: number;
  attackArrow: '' | 'up' | 'down'; // on which side it is doubled
  health: number;
  healthArrow: '' | 'up' | 'down';
  picture: Record<string, string>; // its traits
}

/** By the word that stands for the card in views and facts. */
export const HOUSE_CARDS: Readonly<Record<string, PrintedCard>> = {
  King: { name: 'King Alric Dacre', class: 'king', attack: 0, attackArrow: '', health: 8, healthArrow: '', picture: { mask: 'sun', face: 'square', hair: 'beard', hat: 'crown', colour: 'gold', emblem: 'crown' } },
  Queen: { name: 'Queen Beatrice Dacre', class: 'queen', attack: 0, attackArrow: '', health: 1, healthArrow: 'down', picture: { mask: 'butterfly', face: 'heart', hair: 'curls', hat: 'crown', colour: 'rose', emblem: 'rose' } },
  Avatar: { name: 'The Avatar of Festivals', class: 'noble', attack: 0, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'sun', face: 'round', hair: 'none', hat: 'garland', colour: 'gold', emblem: 'star' } },
  Serell: { name: 'Lady Beatrice Serell', class: 'noble', attack: 0, attackArrow: '', health: 4, healthArrow: '', picture: { mask: 'columbina', face: 'long', hair: 'bun', hat: 'plume', colour: 'violet', emblem: 'feather' } },
  Carnell: { name: 'Count Jop Carnell', class: 'noble', attack: 6, attackArrow: '', health: 2, healthArrow: 'up', picture: { mask: 'domino', face: 'square', hair: 'moustache', hat: 'tricorn', colour: 'crimson', emblem: 'sword' } },
  Feck: { name: 'Lord Snivellous Feck', class: 'noble', attack: 1, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'fox', face: 'narrow', hair: 'goatee', hat: 'plume', colour: 'olive', emblem: 'heart' } },
  Stonebrooke: { name: 'Arl Henry Stonebrooke', class: 'noble', attack: 5, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'domino', face: 'long', hair: 'beard', hat: 'brim', colour: 'slate', emblem: 'tower' } },
  Jaric: { name: 'Barbarian Lord Jaric', class: 'noble', attack: 3, attackArrow: '', health: 3, healthArrow: 'up', picture: { mask: 'skull', face: 'square', hair: 'braids', hat: 'horns', colour: 'rust', emblem: 'fist' } },
  Dante: { name: 'Dante Anderson the Stud', class: 'noble', attack: 3, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'domino', face: 'heart', hair: 'curls', hat: 'none', colour: 'crimson', emblem: 'rose' } },
  Theodoric: { name: 'Sorcerer Theodoric Whitemane', class: 'noble', attack: 3, attackArrow: '', health: 3, healthArrow: '', picture: { mask: 'moon', face: 'long', hair: 'beard', hat: 'hood', colour: 'violet', emblem: 'flask' } },
  Ida: { name: 'Countess Ida Ermintrade', class: 'noble', attack: 4, attackArrow: 'up', health: 3, healthArrow: 'down', picture: { mask: 'columbina', face: 'heart', hair: 'curls', hat: 'coronet', colour: 'plum', emblem: 'lily' } },
  VanCole: { name: 'Baron Van Cole', class: 'noble', attack: 1, attackArrow: 'up', health: 6, healthArrow: '', picture: { mask: 'bauta', face: 'round', hair: 'none', hat: 'tricorn', colour: 'slate', emblem: 'cup' } },
  Hugh: { name: 'Prince Hugh Drago', class: 'noble', attack: 4, attackArrow: 'up', health: 1, healthArrow: 'up', picture: { mask: 'domino', face: 'narrow', hair: 'short', hat: 'coronet', colour: 'azure', emblem: 'crown' } },
  Bishop: { name: 'Bishop Cornellous Shepard', class: 'noble', attack: 0, attackArrow: '', health: 2, healthArrow: 'up', picture: { mask: 'domino', face: 'round', hair: 'short', hat: 'mitre', colour: 'ivory', emblem: 'candle' } },
  Gossip: { name: 'Gossip Lady Anneliese', class: 'noble', attack: 0, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'butterfly', face: 'round', hair: 'bun', hat: 'plume', colour: 'rose', emblem: 'bell' } },
  Simon: { name: 'Advisor Simon Ernest', class: 'noble', attack: 0, attackArrow: '', health: 2, healthArrow: 'down', picture: { mask: 'bauta', face: 'narrow', hair: 'goatee', hat: 'cap', colour: 'ink', emblem: 'key' } },
  Radolf: { name: 'Baron Radolf Maynard', class: 'noble', attack: 2, attackArrow: '', health: 3, healthArrow: '', picture: { mask: 'domino', face: 'square', hair: 'moustache', hat: 'plume', colour: 'teal', emblem: 'cup' } },
  Duke: { name: 'Duke Walter the Brave', class: 'noble', attack: 3, attackArrow: 'up', health: 3, healthArrow: 'up', picture: { mask: 'visor', face: 'square', hair: 'moustache', hat: 'plume', colour: 'azure', emblem: 'shield' } },
  Lance: { name: 'Lance Wymund', class: 'commoner', attack: 1, attackArrow: '', health: 2, healthArrow: 'down', picture: { mask: 'patch', face: 'long', hair: 'short', hat: 'cap', colour: 'emerald', emblem: 'feather' } },
  Raz: { name: 'Raz the Shiv', class: 'assassin', attack: 1, attackArrow: 'up', health: 1, healthArrow: '', picture: { mask: 'patch', face: 'narrow', hair: 'short', hat: 'hood', colour: 'olive', emblem: 'drop' } },
  Ghost: { name: '“Ghost” the Silent Killer', class: 'assassin', attack: 5, attackArrow: 'down', health: 1, healthArrow: '', picture: { mask: 'tears', face: 'long', hair: 'none', hat: 'hood', colour: 'ivory', emblem: 'moon' } },
  Thomas: { name: '“Two Strikes” Thomas', class: 'assassin', attack: 3, attackArrow: 'down', health: 2, healthArrow: '', picture: { mask: 'domino', face: 'square', hair: 'short', hat: 'brim', colour: 'rust', emblem: 'dagger' } },
  Sampson: { name: 'Sampson the Sneak', class: 'assassin', attack: 3, attackArrow: 'down', health: 2, healthArrow: '', picture: { mask: 'cat', face: 'round', hair: 'beard', hat: 'hood', colour: 'slate', emblem: 'eye' } },
  Ralf: { name: 'Novice Ralf Hicket', class: 'assassin', attack: 0, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'domino', face: 'round', hair: 'short', hat: 'none', colour: 'teal', emblem: 'scissors' } },
  Timm: { name: 'Court Assassin Timm', class: 'assassin', attack: 2, attackArrow: 'down', health: 2, healthArrow: '', picture: { mask: 'bauta', face: 'narrow', hair: 'none', hat: 'hood', colour: 'plum', emblem: 'dagger' } },
  Anfroy: { name: 'Anfroy of the Exotic Blades', class: 'assassin', attack: 3, attackArrow: 'down', health: 2, healthArrow: '', picture: { mask: 'fox', face: 'long', hair: 'braids', hat: 'turban', colour: 'gold', emblem: 'dagger' } },
  Ourri: { name: 'Ourri the Nobleslayer', class: 'assassin', attack: 6, attackArrow: 'down', health: 1, healthArrow: '', picture: { mask: 'skull', face: 'narrow', hair: 'long', hat: 'hood', colour: 'crimson', emblem: 'crown' } },
  Looys: { name: 'Looys the Copycat', class: 'assassin', attack: 0, attackArrow: '', health: 5, healthArrow: 'down', picture: { mask: 'cat', face: 'narrow', hair: 'moustache', hat: 'tricorn', colour: 'violet', emblem: 'eye' } },
  LeBlanc: { name: 'Guildmaster le Blanc', class: 'assassin', attack: 5, attackArrow: 'down', health: 1, healthArrow: '', picture: { mask: 'tears', face: 'square', hair: 'goatee', hat: 'top', colour: 'ivory', emblem: 'scissors' } },
  Nickie: { name: 'Nickie “the Shredder” Dickens', class: 'assassin', attack: 3, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'cat', face: 'heart', hair: 'braids', hat: 'none', colour: 'crimson', emblem: 'scissors' } },
  Widow: { name: 'The Black Widow', class: 'assassin', attack: 1, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'veil', face: 'narrow', hair: 'long', hat: 'wimple', colour: 'ink', emblem: 'spider' } },
  Baldwin: { name: 'Poisoner Roger Baldwin', class: 'assassin', attack: 1, attackArrow: 'up', health: 1, healthArrow: '', picture: { mask: 'beak', face: 'round', hair: 'moustache', hat: 'cap', colour: 'emerald', emblem: 'flask' } },
  Isolda: { name: 'Princess Isolda Drago', class: 'assassin', attack: 1, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'butterfly', face: 'heart', hair: 'long', hat: 'coronet', colour: 'plum', emblem: 'dagger' } },
  Rollin: { name: 'Rollin Hodgkin', class: 'assassin', attack: 6, attackArrow: 'down', health: 5, healthArrow: 'down', picture: { mask: 'sun', face: 'long', hair: 'curls', hat: 'top', colour: 'rust', emblem: 'candle' } },
  Olaf: { name: 'Sir Olaf the Glutton', class: 'soldier', attack: 1, attackArrow: '', health: 6, healthArrow: '', picture: { mask: 'visor', face: 'round', hair: 'beard', hat: 'helmet', colour: 'rust', emblem: 'bread' } },
  Ymbert: { name: 'Sir Ymbert “Limper” Garthas', class: 'soldier', attack: 0, attackArrow: '', health: 4, healthArrow: 'up', picture: { mask: 'visor', face: 'long', hair: 'beard', hat: 'helmet', colour: 'slate', emblem: 'shield' } },
  Sela: { name: 'Dame Sela Tankcreed', class: 'soldier', attack: 3, attackArrow: 'up', health: 3, healthArrow: 'up', picture: { mask: 'visor', face: 'heart', hair: 'braids', hat: 'helmet', colour: 'azure', emblem: 'tower' } },
  Oddo: { name: 'Sir Oddo the Deranged', class: 'soldier', attack: 5, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'skull', face: 'long', hair: 'curls', hat: 'helmet', colour: 'emerald', emblem: 'star' } },
  Ogg: { name: 'Barbarian Bodyguard Ogg', class: 'soldier', attack: 4, attackArrow: 'up', health: 4, healthArrow: 'up', picture: { mask: 'skull', face: 'square', hair: 'none', hat: 'horns', colour: 'olive', emblem: 'fist' } },
  Gunter: { name: 'Captain Gunter Newgate', class: 'soldier', attack: 4, attackArrow: 'up', health: 4, healthArrow: 'up', picture: { mask: 'visor', face: 'square', hair: 'beard', hat: 'tricorn', colour: 'crimson', emblem: 'tower' } },
  Hal: { name: 'War Hero Hal Lancelot', class: 'soldier', attack: 4, attackArrow: '', health: 4, healthArrow: '', picture: { mask: 'sun', face: 'square', hair: 'short', hat: 'helmet', colour: 'azure', emblem: 'sword' } },
  Warrin: { name: 'Sergeant Warrin Oldman', class: 'soldier', attack: 1, attackArrow: '', health: 3, healthArrow: '', picture: { mask: 'domino', face: 'square', hair: 'beard', hat: 'helmet', colour: 'olive', emblem: 'bell' } },
  Mourne: { name: 'Sir Arthur Mourne', class: 'soldier', attack: 4, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'visor', face: 'long', hair: 'moustache', hat: 'helmet', colour: 'ink', emblem: 'lily' } },
  Leowulf: { name: 'Sir Richard Leowulf', class: 'soldier', attack: 4, attackArrow: '', health: 2, healthArrow: 'up', picture: { mask: 'fox', face: 'square', hair: 'long', hat: 'helmet', colour: 'gold', emblem: 'shield' } },
  Bartholomew: { name: 'Sir Bartholomew Theodorothaniel', class: 'soldier', attack: 4, attackArrow: '', health: 2, healthArrow: 'up', picture: { mask: 'visor', face: 'narrow', hair: 'goatee', hat: 'helmet', colour: 'plum', emblem: 'book' } },
  Stout: { name: 'Sir Arthur Stout', class: 'soldier', attack: 0, attackArrow: '', health: 4, healthArrow: 'up', picture: { mask: 'bauta', face: 'square', hair: 'beard', hat: 'helmet', colour: 'teal', emblem: 'shield' } },
  Terric: { name: 'Guardsman Terric Illbert', class: 'soldier', attack: 1, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'domino', face: 'narrow', hair: 'moustache', hat: 'helmet', colour: 'emerald', emblem: 'eye' } },
  Anathema: { name: 'Gravekeeper Anathema', class: 'commoner', attack: 1, attackArrow: '', health: 4, healthArrow: '', picture: { mask: 'skull', face: 'long', hair: 'none', hat: 'brim', colour: 'ink', emblem: 'skull' } },
  Helga: { name: 'Wench Helga', class: 'commoner', attack: 1, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'columbina', face: 'square', hair: 'braids', hat: 'cap', colour: 'rust', emblem: 'bread' } },
  Chef: { name: 'Chef Steven Michaelson', class: 'commoner', attack: 4, attackArrow: 'up', health: 1, healthArrow: '', picture: { mask: 'beak', face: 'square', hair: 'moustache', hat: 'cap', colour: 'ivory', emblem: 'cup' } },
  Emma: { name: 'Serving Girl Emma', class: 'commoner', attack: 3, attackArrow: 'up', health: 2, healthArrow: '', picture: { mask: 'domino', face: 'heart', hair: 'bun', hat: 'cap', colour: 'azure', emblem: 'bread' } },
  Eva: { name: 'Mistress Eva', class: 'commoner', attack: 2, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'columbina', face: 'narrow', hair: 'curls', hat: 'none', colour: 'crimson', emblem: 'heart' } },
  Job: { name: 'Job the Butler', class: 'commoner', attack: 2, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'bauta', face: 'long', hair: 'short', hat: 'none', colour: 'ink', emblem: 'key' } },
  Foolset: { name: 'Court Jester Foolset', class: 'commoner', attack: 1, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'tears', face: 'round', hair: 'none', hat: 'motley', colour: 'emerald', emblem: 'bell' } },
  Bard: { name: 'Henry the Bard', class: 'commoner', attack: 4, attackArrow: '', health: 4, healthArrow: '', picture: { mask: 'domino', face: 'long', hair: 'curls', hat: 'plume', colour: 'emerald', emblem: 'lute' } },
  Blacksmith: { name: 'Blacksmith Roger Norman', class: 'commoner', attack: 1, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'patch', face: 'square', hair: 'beard', hat: 'none', colour: 'slate', emblem: 'hammer' } },
  Nan: { name: 'Nan the Disgruntled', class: 'commoner', attack: 1, attackArrow: '', health: 6, healthArrow: '', picture: { mask: 'moon', face: 'round', hair: 'bun', hat: 'wimple', colour: 'slate', emblem: 'bread' } },
  Terry: { name: 'Squire Terry Wynne', class: 'commoner', attack: 3, attackArrow: 'up', health: 2, healthArrow: '', picture: { mask: 'fox', face: 'heart', hair: 'short', hat: 'cap', colour: 'teal', emblem: 'sword' } },
  Leon: { name: 'Alchemist Leon Brewster', class: 'commoner', attack: 2, attackArrow: '', health: 1, healthArrow: '', picture: { mask: 'beak', face: 'narrow', hair: 'curls', hat: 'turban', colour: 'violet', emblem: 'flask' } },
  Isabella: { name: 'Dancer Isabella Pascoe', class: 'commoner', attack: 1, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'butterfly', face: 'heart', hair: 'braids', hat: 'garland', colour: 'teal', emblem: 'moon' } },
  Doctor: { name: 'Doctor Pestilence', class: 'assassin', attack: 2, attackArrow: '', health: 6, healthArrow: '', picture: { mask: 'beak', face: 'long', hair: 'none', hat: 'brim', colour: 'ink', emblem: 'serpent' } },
  Mary: { name: 'Mary the Mute', class: 'commoner', attack: 1, attackArrow: '', health: 2, healthArrow: '', picture: { mask: 'veil', face: 'round', hair: 'long', hat: 'wimple', colour: 'ivory', emblem: 'moon' } },
};
