// The table of Mascarade after one more fact. Nothing is decided here: games/fold.ts says what a fold is for.
import type { FactShown } from '../../wire';
import { bare, endAfter, type Claims } from '../fold';
import type { MascaradeFact, MascaradeView } from './wire';

export const CLAIMS: Claims<MascaradeView> = {
  player: 'constant',
  masks: 'constant',
  centre: 'constant',
  seats: 'whole',
  court: 'whole',
  bank: 'whole',
  faces: 'whole',
  turn: 'whole',
  turn_number: 'whole',
  initial_turns_left: 'whole',
  turns_left: 'whole',
  announced: 'whole',
  claims: 'whole',
  user: 'whole',
  said: 'whole',
  end: 'whole',
  hand: 'server', // with several masks each it may be the one that was shown in the turn before, which no view has
  bound: 'server', // what a player who was shown is bound to is a matter of the edition
  bound_next: 'server',
  verdict: 'whole',
  question: 'server',
  asked: 'server',
  sealed: 'server',
};

/** A view onto which facts were folded. A view does not say whether these eyes look at a mask that lies face up for all
 * as well: it stays seen when it is turned down, as the Spy's does. */
export interface FoldedView extends MascaradeView {
  held?: readonly string[]; // places at which these eyes have begun to look since the view came
}

export function fold(view: FoldedView, fact: FactShown & MascaradeFact): FoldedView {
  const said = isSaid(view, fact) ? [...view.said, bare<MascaradeFact>(fact)] : view.said;
  return { ...view, said, end: endAfter(view.end, fact), ...changed(view, fact) };
}

/** In a turn, what all hear is said. What lay where at the end is seen, not said. */
function isSaid(view: MascaradeView, fact: FactShown): boolean {
  return view.turn !== null && fact.to === undefined && fact.kind !== 'lay';
}

function changed(view: FoldedView, fact: FactShown & MascaradeFact): Partial<FoldedView> {
  switch (fact.kind) {
    case 'saw':
      return { faces: { ...view.faces, [fact.at]: fact.mask }, held: [...(view.held ?? []), fact.at] };
    case 'revealed':
      return { faces: { ...view.faces, [fact.at]: fact.mask }, verdict: judged(view, fact.at, fact.mask) };
    case 'dealt':
    case 'lay':
      return { faces: { ...view.faces, [fact.at]: fact.mask } };
    case 'all-turned-down':
      return { faces: {}, ...NOBODY_ASKED };
    case 'turned-down': {
      const said = view.said.filter((one) => one.kind !== 'revealed' || one.at !== fact.at);
      const faces = view.held?.includes(fact.at) ? view.faces : without(view.faces, fact.at);
      const verdict = Object.fromEntries(
        Object.entries(view.verdict).filter(([player]) => view.claims[player] !== fact.at),
      );
      return { faces, verdict, said: [...said, bare<MascaradeFact>(fact)] };
    }
    case 'put-down':
      return lookOver(view);
    case 'took-up':
      return NOBODY_ASKED;
    case 'returned':
      return { ...lookOver(view), ...NOBODY_ASKED };
    case 'turn-began':
      return { ...lookOver(view), ...turnBegun(view, fact.player) };
    case 'touched':
      return { hand: fact.at };
    case 'announced':
      return { announced: fact.mask, claims: { ...view.claims, [fact.by]: fact.at }, ...NOBODY_ASKED };
    case 'claimed':
      return { claims: { ...view.claims, [fact.by]: fact.at }, asked: view.asked.filter((asked) => asked !== fact.by) };
    case 'passed':
      return { asked: view.asked.filter((asked) => asked !== fact.by) };
    case 'used':
      return { user: fact.by, ...NOBODY_ASKED };
    case 'counted':
      return paid(view, { [fact.purse]: fact.coins - inside(view, fact.purse) });
    case 'paid':
      return paid(view, { [fact.payer]: -fact.coins, [fact.payee]: fact.coins });
    case 'exchanged-wealth': {
      const more = inside(view, fact.other) - inside(view, fact.one);
      return paid(view, { [fact.one]: more, [fact.other]: -more });
    }
    case 'changed-seats':
      return { seats: seatsChanged(view.seats, fact.one, fact.other) };
    case 'ended':
      return { ...lookOver(view), turns_left: view.turns_left === null ? null : 0, ...NOBODY_ASKED };
    default:
      return {};
  }
}

const NOBODY_ASKED: Partial<MascaradeView> = { question: null, asked: [] };

function turnBegun(view: MascaradeView, player: string): Partial<MascaradeView> {
  const over = view.turn === null ? 0 : 1; // turns that are over by it
  const own = view.seats.find((seat) => seat.player === player)?.places ?? [];
  return {
    turn: player,
    turn_number: view.turn_number + 1,
    initial_turns_left: Math.max(0, view.initial_turns_left - over),
    turns_left: view.turns_left === null ? null : view.turns_left - over,
    bound: view.bound_next?.player === player ? view.bound_next : null,
    bound_next: null,
    hand: own.length === 1 ? (own[0] ?? null) : null,
    announced: null,
    claims: {},
    verdict: {},
    user: null,
    said: [],
    ...NOBODY_ASKED,
  };
}

/** What lies face up for others as well; these eyes look at nothing else any more. */
function lookOver(view: FoldedView): Partial<FoldedView> {
  if (view.turn === null) return {}; // all lie open until the first turn
  const open = view.said.flatMap((fact) => (fact.kind === 'revealed' || fact.kind === 'shown-around' ? [fact.at] : []));
  const faces = Object.entries(view.faces).filter(([place]) => open.includes(place));
  return { faces: Object.fromEntries(faces), held: [] };
}

function without(faces: Record<string, string>, at: string): Record<string, string> {
  return Object.fromEntries(Object.entries(faces).filter(([place]) => place !== at));
}

function inside(view: MascaradeView, purse: string): number {
  if (purse === 'bank') return view.bank;
  return purse === 'court' ? view.court : (view.seats.find((seat) => seat.player === purse)?.coins ?? 0);
}

/** A mask that was claimed lies open: what it says of the player who claimed it. Nobody has paid since they did. */
function judged(view: MascaradeView, at: string, mask: string): MascaradeView['verdict'] {
  const [player] = Object.entries(view.claims).find(([, place]) => place === at) ?? [];
  if (player === undefined || view.announced === null || view.verdict[player] !== undefined) return view.verdict;
  if (Object.keys(view.claims).length < 2) return view.verdict;
  return { ...view.verdict, [player]: { said: view.announced, is: mask, right: mask === view.announced, change: 0 } };
}

/** The purses with so much more or less in them. */
function paid(view: MascaradeView, more: Record<string, number>): Partial<MascaradeView> {
  return {
    bank: view.bank + (more['bank'] ?? 0),
    court: view.court + (more['court'] ?? 0),
    seats: view.seats.map((seat) => ({ ...seat, coins: seat.coins + (more[seat.player] ?? 0) })),
    verdict: Object.fromEntries(
      Object.entries(view.verdict).map(([player, one]) => [
        player,
        { ...one, change: one.change + (more[player] ?? 0) },
      ]),
    ),
  };
}

/** People change places; masks and coins stay where they lie. */
function seatsChanged(seats: MascaradeView['seats'], one: string, other: string): MascaradeView['seats'] {
  return seats.map((seat) =>
    seat.player === one ? { ...seat, player: other } : seat.player === other ? { ...seat, player: one } : seat,
  );
}
