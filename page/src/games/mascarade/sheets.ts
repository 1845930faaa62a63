// tools/sheets.py writes this from src/ridotto/games/mascarade/public/masks.

/** Every mask of every edition. */
export const MASKS: readonly string[] = [
  'Beggar', 'Bishop', 'Cheat', 'Cheater', 'Empress', 'Fool', 'Guru', 'Inquisitor', 'Judge', 'King', 'Patron', 'Peasant',
  'Princess', 'Puppeteer', 'Queen', 'Sorceress', 'Spy', 'Thief', 'Trickster', 'Widow', 'Witch',
];

/** So many coins win. */
export const GOAL = 13;

/** Questions that are decided by what others have: their coins are shown beside them. */
export const AT_COINS: readonly string[] = [
  'FirstPuppet', 'SecondPuppet', 'WhichOfTheRichest', 'WhoseWealth',
];
