// The rows as they lay just before each of many facts: a sentence such as "Bo's Raz the Shiv attacks" needs the rows of
// its own moment, and may not say more than these ears knew then.
import type { FactShown } from '../../wire';
import { fold } from './fold';
import { asFact } from './view';
import type { MasqueradeView } from './wire';

/** One for each fact, out of the rows before the first of them; null: these are not known. */
export function rowsBefore(facts: readonly FactShown[], first: MasqueradeView | null): (MasqueradeView | null)[] {
  let rows = first;
  return facts.map((fact) => {
    const before = rows;
    if (rows !== null) rows = fold(rows, asFact(fact));
    return before;
  });
}

/** The rows before these facts, if they are all that these ears were told; else null. `view` has heard them. */
export function rowsAtFirst(facts: readonly FactShown[], view: MasqueradeView): MasqueradeView | null {
  return facts[0]?.n === 1 ? emptyRows(facts, view) : null;
}

/** Everybody's row before the first card was dealt; players who joined later have none. */
export function emptyRows(facts: readonly FactShown[], view: MasqueradeView): MasqueradeView {
  const late = facts.map(asFact).flatMap((fact) => (fact.kind === 'joined' ? [fact.player] : []));
  return {
    ...view,
    seats: view.seats
      .filter(({ player }) => !late.includes(player))
      .map(({ player }) => ({ player, drawn: 0, row: [] })),
    pile: [],
    hand: [],
    sides: [],
    sides_chosen: 0,
    said: [],
    end: null,
    acting: null,
    attacker: null,
    attacked: null,
  };
}
