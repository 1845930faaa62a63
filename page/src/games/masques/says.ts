// All that the table of Masques says beside the story: labels, sentences for ears, what a plan would lead to.
import { capital, describeReason, say, thing } from '../../words/reader';
import type { Reader, Value } from '../../words/reader';
import { arcadesBeside, hallsBeside } from './layout';
import type { Gain, Prospect } from './preview';
import { describeDeed } from './storyWords';
import { lacks } from './view';
import type { MasquesCard, MasquesSeat, MasquesToken, MasquesView } from './wire';
import { cardName, sortOf } from './wordFunctions';

export { asks, told } from './storyWords';

export type Naming = Reader<MasquesView>;

/** A sentence of this family's own screens. */
export function tell(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return say(reader, `masques-page-${key}`, args);
}

/** The same with a capital, where a name does not begin it. */
export function sentence(reader: Reader, key: string, args: Record<string, Value> = {}): string {
  return capital(tell(reader, key, args), reader);
}

export function reason(
  because: { reason: string; args: Record<string, Value> },
  reader: Reader,
  tried: string,
): string {
  return describeReason(reader, because.reason, { tried, ...because.args }) ?? because.reason;
}

/** What an agent is called in a word. */
export function agentName(kind: string, reader: Reader): string {
  return capital(thing(reader, kind, 'short'), reader);
}

/** What an agent may do, in a sentence or two. */
export function ability(kind: string, reader: Reader): string {
  return capital(say(reader, `masques-the-${kind}.ability`, { kind }), reader);
}

/** A card by its name; an agent of a pile by its kind. */
export function card(text: string, reader: Reader, form = ''): string {
  return capital(cardName(reader, text, form), reader);
}

/** Which family nobody plays for; empty: all that came are played for. */
export function absence(view: MasquesView, reader: Reader): string {
  return view.absent === null ? '' : (describeDeed({ kind: 'stays-away', family: view.absent }, reader, view) ?? '');
}

// For ears.

export function arcadeLabel(at: string, reader: Naming): string {
  const view = reader.view;
  if (view === null) return at;
  const n = Object.keys(view.arcades).indexOf(at) + 1;
  return sentence(reader, 'arcade', {
    n,
    token: tokenWord(view.arcades[at] ?? null, reader),
    ...cardArgs(view, n - 1, reader),
    ...leadArgs(view, at),
  });
}

export function hallLabel(at: string, reader: Naming): string {
  const view = reader.view;
  if (view === null) return at;
  const arcades = Object.keys(view.arcades);
  const number = Object.keys(view.halls).indexOf(at);
  const beside = arcadesBeside(number, arcades.length);
  const [one = '', other = ''] = beside.map((each) => tokenWord(view.arcades[arcades[each] ?? ''] ?? null, reader));
  const lies = view.halls[at] ?? null;
  return sentence(reader, 'hall', {
    n: number + 1,
    all: arcades.length,
    first: beside[0] + 1,
    second: beside[1] + 1,
    one,
    other,
    lies: capital(lies === null ? tell(reader, 'empty') : cardWord(lies, reader), reader),
  });
}

/** The cards on the two sides of a palace card, where both are there. */
function cardArgs(view: MasquesView, arcade: number, reader: Reader): Record<string, Value> {
  const halls = Object.values(view.halls);
  const [one, other] = hallsBeside(arcade, halls.length).map((each) => halls[each] ?? null);
  const name = (lies: MasquesCard | null | undefined): string =>
    lies ? tell(reader, lies.face_down ? 'card.down' : 'card', { card: lies.card, kind: 'name' }) : '';
  const cards = [one, other].filter(Boolean).length;
  return { cards, one: name(one ?? other), other: name(other) };
}

function tokenWord(token: MasquesToken | null, reader: Reader): string {
  if (token === null) return tell(reader, 'bare');
  return tell(reader, token.face_down ? 'token.down' : 'token', { token: token.token });
}

/** `Venier 4, for Dario`, or that it lies face down. */
function cardWord(lies: MasquesCard, reader: Reader): string {
  return tell(reader, lies.face_down ? 'card.down' : 'card', { card: lies.card, kind: sortOf(lies.card) });
}

function leadArgs(view: MasquesView, at: string): Record<string, Value> {
  const lead = view.leads[at];
  const taken = view.arcades[at];
  if (lead === undefined || taken === null || taken === undefined) return { lead: 'nothing', by: '', open: 'no' };
  return { lead: lead.by === null ? code(lead.why) : 'taken', by: lead.by ?? '', open: lead.open ? 'yes' : 'no' };
}

/** A reason as a word that sentences choose by. */
function code(why: string): string {
  return why.replaceAll(/[^a-z]+/g, '-');
}

/** A player with everything that all may see, and how near to winning they are. */
export function seatLabel(seat: MasquesSeat, reader: Reader, alike: number): string {
  const favours = Object.entries(seat.favours).filter(([, count]) => count > 0);
  const listed = favours.map(([token, n]) => tell(reader, 'favours', { token, n })).join(', ');
  const parts = [
    tell(reader, 'seat', { who: seat.player, families: seat.families.join(', '), ducats: seat.ducats, n: seat.hand }),
    listed === '' ? tell(reader, 'no-favours') : listed,
    ...lacks(seat, alike).map((token) => tell(reader, 'lacks-one', { token })),
  ];
  return `${parts.map((part) => capital(part, reader)).join('. ')}.`;
}

// What a plan would lead to.

export interface PreviewLine {
  token: string;
  title: string;
  text: string;
  brief: string; // the same for a small screen
  mood: 'take' | 'now' | 'theirs' | 'stays';
  count: number; // how many of it the player would have; 0: it is not about me
  mine: boolean; // I would take it
}

export function previewLine(prospect: Prospect, reader: Reader): PreviewLine {
  const { token, by, open, higher, lower } = prospect;
  const mine = by !== null && by === reader.you;
  const mood = by === null ? 'stays' : open ? 'now' : mine ? 'take' : 'theirs';
  const args = {
    token,
    by: by ?? '',
    open: open ? 'yes' : 'no',
    why: by === null ? code(prospect.why) : 'taken',
    higher: higher === null ? 'none' : cardName(reader, higher.card, 'the'),
    lower: lower === null ? 'none' : cardName(reader, lower.card, 'the'),
    value: higher?.counts ?? 0,
    pair: higher === null || lower === null ? 'one' : 'two',
  };
  const title = by === null ? 'title-stays' : mine ? 'title-yours' : 'title-theirs';
  return {
    token,
    mood: mine || by === null || !open ? mood : 'theirs',
    mine,
    title: sentence(reader, title, args),
    text: sentence(reader, by === null ? 'text-stays' : 'text-taken', args),
    brief: sentence(reader, by === null ? 'text-stays' : 'text-taken.brief', args),
    count: mine ? prospect.count : 0,
  };
}

const DEEDS = ['moved', 'exchanged', 'traded', 'token-turned', 'guest-turned', 'called'];

/** What the last step of a plan would do, as the story would tell it; `before` is the palace of that step. */
export function deedTold(ahead: MasquesView, reader: Reader, before: MasquesView): string {
  const deed = ahead.said.findLast((fact) => DEEDS.includes(fact.kind));
  return deed === undefined ? '' : (describeDeed(deed, reader, before) ?? '');
}

export function gainLine({ by, token, count }: Gain, reader: Reader): PreviewLine {
  const mine = by === reader.you;
  return {
    token,
    mood: mine ? 'take' : 'theirs',
    mine,
    title: sentence(reader, 'gain', { by, token, n: count }),
    text: '',
    brief: '',
    count: 0,
  };
}
