// What a notebook of Masquerade lets people mark: the rows of players, and the classes that may lie face down in them.
// A row, and not its cards one by one: cards close up when one of them goes, so a mark would soon be at another card.
import type { NotebookGrid } from '../../notebook/grid';
import { openPlace } from '../../notebook/openPlace';
import { capital, thing, type Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import { CLASS_COLOURS } from './classes';
import NotebookClass from './NotebookClass.svelte';
import { asTerms, asView, othersFirst } from './view';

export function notebookGrid(reader: Reader): NotebookGrid {
  const view = asView(reader.view ?? {});
  const cards = Object.values(asTerms(reader.setup).cards);
  const seats = othersFirst(view);
  return {
    places: [...seats.slice(-1), ...seats.slice(0, -1)].map(({ player, row }) =>
      openPlace(player, t('notebook-face-down', { n: row.filter((card) => card.side === 'down').length }), reader),
    ),
    things: Object.keys(CLASS_COLOURS)
      .map((kind) => ({
        id: kind,
        name: capital(thing(reader, kind), reader),
        copies: cards.filter((card) => card.kind === kind).length,
      }))
      .filter(({ copies }) => copies > 0),
    Picture: NotebookClass,
  };
}
