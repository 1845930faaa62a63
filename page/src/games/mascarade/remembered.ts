// What a player was told of the masks, put together: from the facts in their own story and nothing else.
import type { FactShown } from '../../wire';
import { say } from '../../words/reader';
import { maskAt, type Naming } from './says';
import { asBallFact } from './view';

interface Touch {
  turn: number;
  by: string;
  other: string; // the place of the mask that was taken with it
}

export interface Recollection {
  mask: string; // what lay there
  turn: number; // when it was seen; 0: when all lay open
  since: Touch[]; // who has held it under the cloth since, and may have swapped it
}

/** The last that was seen of each place. A swap of one's own carries it along. */
export function recollections(story: readonly FactShown[], you: string | null): Record<string, Recollection> {
  const known: Record<string, Recollection> = {};
  let turn = 0;
  for (const shown of story) {
    const fact = asBallFact(shown);
    if (fact.kind === 'turn-began') turn += 1;
    else if (fact.kind === 'dealt' || fact.kind === 'revealed' || fact.kind === 'saw') {
      known[fact.at] = { mask: fact.mask, turn, since: [] };
    } else if (fact.kind === 'took-up' && fact.by !== you) {
      known[fact.one]?.since.push({ turn, by: fact.by, other: fact.other });
      known[fact.other]?.since.push({ turn, by: fact.by, other: fact.one });
    } else if (fact.kind === 'did-swap' && fact.by === you) {
      exchange(known, fact.one, fact.other, turn);
    }
  }
  return known;
}

/** What nobody had touched goes along; of the rest it is no longer clear where it was seen. */
function exchange(known: Record<string, Recollection>, one: string, other: string, turn: number): void {
  const [first, second] = [known[one], known[other]];
  delete known[one];
  delete known[other];
  if (first?.since.length === 0) known[other] = { ...first, turn };
  if (second?.since.length === 0) known[one] = { ...second, turn };
}

/** The same in words, of these places; empty where nothing was seen. */
export function recalled(known: Record<string, Recollection>, places: readonly string[], naming: Naming): string {
  return places
    .flatMap((place) => {
      const found = known[place];
      if (found === undefined) return [];
      const whose = maskAt(place, naming);
      const key = found.turn === 0 ? 'ball-recall-dealt' : 'ball-recall-saw';
      const seen = say(naming, key, { place: whose, mask: found.mask, n: found.turn });
      const last = found.since.at(-1);
      const since =
        last === undefined
          ? say(naming, 'ball-recall-since')
          : say(naming, 'ball-recall-moved', { n: last.turn, by: last.by, place: maskAt(last.other, naming) });
      return [`${seen.charAt(0).toLocaleUpperCase()}${seen.slice(1)} ${since}`];
    })
    .join(' ');
}
