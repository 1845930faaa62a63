// What each card that lies face down in Masquerade may be: by class, since there are too many cards for a column each.
import type { OddsGrid, OddsPlace } from '../../belief/oddsGrid';
import type { Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import { notebookGrid } from './notebookGrid';
import { asTerms, asView, othersFirst, placeOf } from './view';

export function oddsGrid(reader: Reader): OddsGrid {
  const { things, Picture } = notebookGrid(reader);
  const cards = Object.entries(asTerms(reader.setup).cards);
  return {
    note: t('masquerade-page-odds-note'),
    places: hiddenPlaces(reader),
    things: things.map((thing) => ({
      ...thing,
      of: cards.filter(([, { kind }]) => kind === thing.id).map(([card]) => card),
    })),
    Picture,
  };
}

function hiddenPlaces({ view, people, you }: Reader): OddsPlace[] {
  return othersFirst(asView(view ?? {})).flatMap(({ player, row }) =>
    row.flatMap(({ side }, index) => {
      if (side === 'up') return [];
      const [id, name] = [placeOf(player, index), player === you ? t('notebook-you') : (people[player] ?? player)];
      return [
        {
          id,
          at: id,
          name,
          fullName: t('belief-card', { name, n: index + 1 }),
          detail: t('belief-card-number', { n: index + 1 }),
          player,
          holds: 1,
        },
      ];
    }),
  );
}
