// The palace as it is told, fact by fact: the fold of fold.ts with what the cards count, and the palace from which all
// of it began. So a sentence about any fact, however old, finds the palace of its own moment.
import type { FactShown } from '../../wire';
import type { Fold } from '../../table/telling.svelte';
import { fold } from './fold';
import { asCard, isGuest } from './pieces';
import { asFact, asView } from './view';
import type { MasquesAgreed, MasquesCard, MasquesView } from './wire';

export function palaceFold(agreed: () => MasquesAgreed): Fold<MasquesView> {
  return { after: (view, fact) => palaceAfter(view, fact, agreed()), start: emptyPalace };
}

export function palaceAfter(view: MasquesView, fact: FactShown, agreed: MasquesAgreed): MasquesView {
  const next = fold(view, asFact(fact));
  return next.halls === view.halls ? next : { ...next, halls: withCounts(next.halls, agreed) };
}

/** The palace just before each of these facts, and after the last of them. */
export function palacesBefore(facts: readonly FactShown[], start: MasquesView, agreed: MasquesAgreed): MasquesView[] {
  const palaces = [start];
  let now = start;
  for (const fact of facts) {
    now = palaceAfter(now, fact, agreed);
    palaces.push(now);
  }
  return palaces;
}

/** The same table before anything was told: nobody has anything, and nothing lies in the palace. */
export function emptyPalace(view: object): MasquesView {
  const { seats, arcades, halls, ...rest } = asView(view);
  const bare = <T>(places: Record<string, T>): Record<string, null> =>
    Object.fromEntries(Object.keys(places).map((at) => [at, null]));
  return {
    ...rest,
    round: 0,
    first: null,
    turn: null,
    seats: seats.map(({ player, favours }) => ({
      player,
      families: [],
      ducats: 0,
      favours: Object.fromEntries(Object.keys(favours).map((guild) => [guild, 0])),
      hand: 0,
      pack: 0,
    })),
    absent: null,
    arcades: bare(arcades),
    leads: {},
    halls: bare(halls),
    aside: 0,
    hand: [],
    pack: [],
    placing: null,
    chosen: null,
    said: [],
    end: null,
  };
}

function withCounts(halls: MasquesView['halls'], agreed: MasquesAgreed): MasquesView['halls'] {
  const counted = (lies: MasquesCard | null): MasquesCard | null =>
    lies === null ? null : { ...lies, counts: countOf(lies, agreed) };
  return Object.fromEntries(Object.entries(halls).map(([hall, lies]) => [hall, counted(lies)]));
}

/** What is printed on a card that lies face up. */
function countOf({ card, face_down }: MasquesCard, agreed: MasquesAgreed): number {
  const face = asCard(card);
  if (face_down) return 0;
  if (isGuest(face)) return face.value;
  return agreed.agents_weigh ? (agreed.influence[face.kind]?.[Number(card.slice(-1)) - 1] ?? 0) : 0;
}
