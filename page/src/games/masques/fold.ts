// The palace of Masques after one more fact. Nothing is decided here: games/fold.ts says what a fold is for.
import type { FactShown } from '../../wire';
import { bare, endAfter, type Claims } from '../fold';
import type { MasquesFact, MasquesSeat, MasquesView } from './wire';

export const CLAIMS: Claims<MasquesView> = {
  player: 'constant',
  round: 'whole',
  first: 'whole',
  turn: 'whole',
  seats: 'unordered', // the server lists families in the order of the edition
  absent: 'whole',
  arcades: 'whole',
  halls: { but: ['counts'] }, // what a card weighs is a rule: a card that was just placed counts for nothing yet
  agents: 'whole',
  bank: 'whole',
  bag: 'whole',
  aside: 'whole',
  hand: 'unordered', // the server has it in the order of the deck
  pack: 'unordered',
  placing: 'whole',
  chosen: 'whole',
  said: 'whole',
  end: 'whole',
  leads: 'server', // who would take what is a rule
  seen: 'server', // when a pack is complete, and was seen as such, depends on the host's options
  handed_on: 'server',
  question: 'server',
  asked: 'server',
  sealed: 'server',
};

export function fold(view: MasquesView, fact: FactShown & MasquesFact): MasquesView {
  const next = { ...view, end: endAfter(view.end, fact), ...changed(view, fact) };
  const said =
    (next.turn !== null && fact.kind !== 'turn-began') || fact.kind === 'collected' || fact.kind === 'stayed';
  return said ? { ...next, said: [...next.said, bare<MasquesFact>(fact)] } : next;
}

function changed(view: MasquesView, fact: MasquesFact): Partial<MasquesView> {
  switch (fact.kind) {
    // Families, ducats, favours.
    case 'counted':
      return fact.purse === 'bank'
        ? { bank: fact.ducats }
        : withSeat(view, fact.purse, () => ({ ducats: fact.ducats }));
    case 'took-family':
      return withSeat(view, fact.player, (seat) => ({ families: [...seat.families, fact.family] }));
    case 'stays-away':
      return { absent: fact.family };
    case 'first-player':
      return { first: fact.player };
    case 'has-favours':
      return withSeat(view, fact.player, (seat) => ({ favours: { ...seat.favours, [fact.guild]: fact.count } }));
    case 'hired':
      return {
        placing: fact.agent,
        bank: view.bank + fact.cost,
        ...withSeat(view, fact.by, (seat) => ({ ducats: seat.ducats - fact.cost })),
      };
    case 'agent-gone':
      return { agents: pilesWithout(view, fact.agent) };

    // Tokens on palace cards.
    case 'laid': {
      const arcades = { ...view.arcades, [fact.at]: { token: fact.token, face_down: false } };
      const left = view.bag[fact.token];
      return left === undefined
        ? { arcades, bank: Math.max(0, view.bank - 1) } // a ducat
        : { arcades, bag: { ...view.bag, [fact.token]: left - 1 } };
    }
    case 'collected': {
      const arcades = { ...view.arcades, [fact.at]: null };
      const left = view.bag[fact.token];
      if (left === undefined) return { arcades, ...withSeat(view, fact.by, () => ({ ducats: fact.count })) };
      const seats = withSeat(view, fact.by, (seat) => ({ favours: { ...seat.favours, [fact.token]: fact.count } }));
      return { arcades, bag: { ...view.bag, [fact.token]: left + 1 }, ...seats };
    }
    case 'token-turned':
      return { arcades: turned(view.arcades, fact.at, true) };
    case 'traded':
      return { arcades: exchanged(view.arcades, fact.one, fact.other) };
    case 'tokens-turned-up':
      return {
        arcades: Object.keys(view.arcades).reduce((arcades, at) => turned(arcades, at, false), view.arcades),
      };

    // The deal and the draft.
    case 'round-began':
      return { round: fact.number, seen: [], handed_on: [] };
    case 'dealt':
      return { pack: [...view.pack, fact.guest], ...dealtTo(view, fact.player) };
    case 'dealt-face-down':
      return dealtTo(view, fact.player);
    case 'set-aside':
      return { aside: view.aside + 1 };
    case 'kept':
      return { hand: [...view.hand, fact.guest], pack: without(view.pack, fact.guest) };
    case 'packs-handed-on':
      return {
        seats: view.seats.map((seat) => ({ ...seat, hand: seat.hand + seat.pack - fact.size, pack: fact.size })),
      };
    case 'received':
      return { pack: fact.pack };
    case 'hands-taken':
      return {
        seats: view.seats.map((seat) => ({ ...seat, hand: seat.hand + seat.pack, pack: 0 })),
        hand: [...view.hand, ...view.pack],
        pack: [],
      };

    // Turns, and what follows them.
    case 'turn-began':
      return { turn: fact.player, placing: null, chosen: null, said: [] };
    case 'played':
      return { placing: fact.guest };
    case 'placed':
      return placed(view, fact.card, fact.at);
    case 'chose':
      return { chosen: fact.what };
    case 'gave-up':
      return lost(view, fact.by, fact.guest);
    case 'guest-turned':
      return { halls: turned(view.halls, fact.at, true) };
    case 'moved':
      return { halls: exchanged(view.halls, fact.here, fact.there) };
    case 'exchanged':
      return { halls: exchanged(view.halls, fact.one, fact.other) };
    case 'palace-full':
      return { turn: null, said: [] };
    case 'discarded':
      return { ...withSeat(view, fact.by, () => ({ hand: 0 })), hand: fact.by === view.player ? [] : view.hand };
    case 'agents-left':
      return { halls: vacated(view, true) };
    case 'guests-gathered':
      return { halls: vacated(view, false), seats: view.seats.map((seat) => ({ ...seat, hand: 0 })), hand: [] };
    default:
      return {};
  }
}

function withSeat(
  view: MasquesView,
  player: string,
  change: (seat: MasquesSeat) => Partial<MasquesSeat>,
): Pick<MasquesView, 'seats'> {
  return { seats: view.seats.map((seat) => (seat.player === player ? { ...seat, ...change(seat) } : seat)) };
}

/** With two players, what was set aside in one round is dealt in the next. */
function dealtTo(view: MasquesView, player: string): Partial<MasquesView> {
  const back = view.seats.length === 2 && view.round % 2 === 0 && view.aside > 0 ? 1 : 0;
  return { aside: view.aside - back, ...withSeat(view, player, (seat) => ({ pack: seat.pack + 1 })) };
}

function placed(view: MasquesView, card: string, at: string): Partial<MasquesView> {
  const halls = { ...view.halls, [at]: { card, face_down: false, counts: 0 } };
  const agents = isAgent(view, card) ? pilesWithout(view, card) : view.agents;
  if (card !== view.placing) return { halls, agents };
  const loser = view.turn !== null && !isAgent(view, card) ? lost(view, view.turn, card) : {};
  return { halls, agents, placing: null, ...loser };
}

/** A guest leaves a hand. */
function lost(view: MasquesView, player: string, guest: string): Partial<MasquesView> {
  return {
    ...withSeat(view, player, (seat) => ({ hand: seat.hand - 1 })),
    hand: player === view.player ? without(view.hand, guest) : view.hand,
  };
}

/** An agent is called by its kind and a number. */
function isAgent(view: MasquesView, card: string): boolean {
  return card.replace(/\d+$/, '') in view.agents;
}

/** The piles without an agent and all that lay above it. */
function pilesWithout(view: MasquesView, agent: string): MasquesView['agents'] {
  const piles = Object.entries(view.agents).map(([kind, pile]) => {
    const at = pile.findIndex((one) => one.agent === agent);
    return [kind, at < 0 ? pile : pile.slice(at + 1)] as const;
  });
  return Object.fromEntries(piles);
}

/** The hallways without their agents, or without their guests. */
function vacated(view: MasquesView, agents: boolean): MasquesView['halls'] {
  const halls = Object.entries(view.halls).map(([hall, lying]) => {
    const leaves = lying !== null && isAgent(view, lying.card) === agents;
    return [hall, leaves ? null : lying] as const;
  });
  return Object.fromEntries(halls);
}

/** What lies there, turned face down or up. */
function turned<Lying extends { face_down: boolean }>(
  lying: Record<string, Lying | null>,
  at: string,
  face_down: boolean,
): Record<string, Lying | null> {
  const found = lying[at];
  return found === undefined || found === null ? lying : { ...lying, [at]: { ...found, face_down } };
}

/** Two things change places, each with its side up; one of them may be missing. */
function exchanged<Lying>(
  lying: Record<string, Lying | null>,
  one: string,
  other: string,
): Record<string, Lying | null> {
  return { ...lying, [one]: lying[other] ?? null, [other]: lying[one] ?? null };
}

/** The cards without one of these. */
function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
