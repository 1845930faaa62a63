// What may be in each hand of Masques, and with two players aside.
import type { OddsGrid, OddsPlace } from '../../belief/oddsGrid';
import type { Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import { notebookGrid } from './notebookGrid';
import { asView } from './view';

const ASIDE = 'aside';

export function oddsGrid(reader: Reader): OddsGrid {
  const { places, things, Picture } = notebookGrid(reader);
  const hands = places.map((place) => ({ ...place, at: place.id.toUpperCase() }));
  return {
    note: t('masques-page-odds-note'),
    places: asView(reader.view ?? {}).aside > 0 ? [...hands, aside()] : hands,
    things: things.map((thing) => ({ ...thing, of: [thing.id] })),
    Picture,
  };
}

function aside(): OddsPlace {
  const name = t('belief-aside');
  return { id: ASIDE, at: ASIDE, name, fullName: name, detail: '', player: null, holds: Infinity };
}
