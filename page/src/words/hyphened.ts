/** Words of the engine as a part of a key in the catalogue. */
export function hyphened(words: string): string {
  return words.toLowerCase().replaceAll(' ', '-');
}
