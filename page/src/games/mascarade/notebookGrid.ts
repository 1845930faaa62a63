// What a notebook of Mascarade lets people mark: places and masks. The Puppeteer moves people, and masks stay: so do
// the marks of a place, under the name of the person who sits there now.
import type { GridPlace, NotebookGrid } from '../../notebook/grid';
import type { Reader } from '../../words/reader';
import { t } from '../../words/words.svelte';
import Mask from './NotebookMask.svelte';
import { asBallView, type BallSeat, type BallView } from './view';
import { maskName } from './wordFunctions';

export function notebookGrid(reader: Reader): NotebookGrid {
  const view = asBallView(reader.view ?? {});
  return {
    places: [...fromMe(view, reader.you).flatMap((seat) => placesOf(seat, reader)), ...view.centre.map(centrePlace)],
    things: Object.entries(view.masks).map(([mask, copies]) => ({ id: mask, name: maskName(mask), copies })),
    Picture: Mask,
  };
}

/** The seats clockwise, mine first. */
function fromMe({ seats }: BallView, you: string | null): BallSeat[] {
  const at = Math.max(
    0,
    seats.findIndex((seat) => seat.player === you),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function placesOf({ places, player, coins }: BallSeat, { people, you }: Reader): GridPlace[] {
  const name = player === you ? t('notebook-you') : (people[player] ?? player);
  if (places.length === 1)
    return places.map((id) => ({
      id,
      name,
      fullName: name,
      detail: t('common-coins', { n: coins }),
      player,
      holds: 1,
    }));
  return places.map((id) => {
    const side = sideOf(id);
    return { id, name, fullName: t('notebook-place', { name, side }), detail: side, player, holds: 1 };
  });
}

/** With few players each has a left and a right mask, and perhaps a protected one: aL, aR, aP. */
function sideOf(place: string): string {
  if (place.endsWith('L')) return t('notebook-left');
  return t(place.endsWith('R') ? 'notebook-right' : 'notebook-protected');
}

function centrePlace(id: string, index: number): GridPlace {
  const name = t('notebook-centre', { n: index + 1 });
  return { id, name, fullName: name, detail: '', player: null, holds: 1 };
}
