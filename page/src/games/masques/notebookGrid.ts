// What a notebook of Masques lets people mark: hands, and the guests that may be in them.
import type { NotebookGrid } from '../../notebook/grid';
import { openPlace } from '../../notebook/openPlace';
import type { Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import NotebookGuest from './NotebookGuest.svelte';
import { asCard, isGuest } from './pieces';
import * as says from './says';
import { asAgreed, asView, fromMe } from './view';

export function notebookGrid(reader: Reader): NotebookGrid {
  const view = asView(reader.view ?? {});
  const { guests, absent_family_dances: dances } = asAgreed(reader.setup);
  const comes = (card: string): boolean => {
    const face = asCard(card);
    return dances || !isGuest(face) || face.family !== view.absent;
  };
  return {
    places: fromMe(view).map(({ player, hand }) => openPlace(player, t('notebook-hand', { n: hand }), reader)),
    things: Object.entries(guests)
      .filter(([guest]) => comes(guest))
      .map(([guest, copies]) => ({ id: guest, name: says.card(guest, reader), copies })),
    Picture: NotebookGuest,
  };
}
