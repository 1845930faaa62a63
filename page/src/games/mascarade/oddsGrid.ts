// What may lie where in Mascarade: the places and masks of the notebook.
import type { OddsGrid } from '../../belief/oddsGrid';
import type { Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import { notebookGrid } from './notebookGrid';

export function oddsGrid(reader: Reader): OddsGrid {
  const { places, things, Picture } = notebookGrid(reader);
  return {
    note: t('mascarade-page-odds-note'),
    places: places.map((place) => ({ ...place, at: place.id })),
    things: things.map((thing) => ({ ...thing, of: [thing.id] })),
    Picture,
  };
}
