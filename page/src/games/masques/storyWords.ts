// The story in people's words: a place is told by the tokens on its two sides, and never by a number.
import type { FactShown } from '../../wire';
import { describeFact, describeQuestion, say, sayFirst } from '../../words/reader';
import type { Reader, Value } from '../../words/reader';
import { arcadesBeside } from './layout';
import { ownerOf } from './view';
import type { MasquesFact, MasquesView } from './wire';
import { cardName, sortOf, tokenName } from './wordFunctions';

type Args = Record<string, Value>;

const NONE = 'none';

/** A fact, with the palace as it was just before it; null: not known any more. */
export function told(fact: FactShown, reader: Reader, before: MasquesView | null): string {
  return describeDeed(fact as { kind: string } as MasquesFact, reader, before) ?? fact.say ?? '';
}

/** The same of a fact that was not heard over the socket. */
export function describeDeed(fact: MasquesFact, reader: Reader, before: MasquesView | null): string | null {
  const then = { ...reader, view: before };
  if (before === null) return describeFact(then, fact);
  return (
    sayFirst(then, [`masques-page-fact-${fact.kind}`], { ...plain(fact), ...named(fact, then, before) }) ??
    describeFact(then, fact)
  );
}

/** A question by its name; `reader.view` is of the moment when it would be asked. */
export function asks(question: string, reader: Reader<MasquesView>): string {
  const chosen = reader.view?.chosen ?? null;
  const own =
    chosen === null || reader.view === null
      ? null
      : sayFirst(reader, [`masques-page-ask-${question}`], { chosen: thingWords(chosen, reader, reader.view) });
  return own ?? describeQuestion(reader, question) ?? question;
}

/** What a sentence about this fact needs beside its own parts. */
function named(fact: MasquesFact, reader: Reader, view: MasquesView): Args {
  switch (fact.kind) {
    case 'placed': {
      const who = fact.card === view.placing ? view.turn : null;
      const owner = sortOf(fact.card) === 'guest' ? (ownerOf(view, fact.card) ?? 'nobody') : who;
      return {
        who: who ?? NONE,
        whose: owner === who ? 'own' : (owner ?? NONE),
        kind: sortOf(fact.card),
        where: placeWords(fact.at, reader, view),
      };
    }
    case 'called':
      return { where: placeWords(fact.at, reader, view) };
    case 'moved':
      return { card: thingWords(fact.here, reader, view), where: placeWords(fact.there, reader, view) };
    case 'exchanged':
    case 'traded':
      return { one: thingWords(fact.one, reader, view), other: thingWords(fact.other, reader, view) };
    case 'guest-turned':
    case 'token-turned':
      return { what: thingWords(fact.at, reader, view) };
    case 'chose':
      return { what: thingWords(fact.what, reader, view) };
    default:
      return {};
  }
}

/** Where a hallway is, such as `between the military Seal and a ducat`. */
export function placeWords(hall: string, reader: Reader, view: MasquesView): string {
  const arcades = Object.keys(view.arcades);
  const beside = arcadesBeside(Object.keys(view.halls).indexOf(hall), arcades.length).map((at) => arcades[at] ?? '');
  const [one, other] = beside.filter((at) => (view.arcades[at] ?? null) !== null);
  if (one === undefined) return say(reader, 'masques-page-where', { sides: NONE, one: '', other: '' });
  if (other === undefined)
    return say(reader, 'masques-page-where', { sides: 'one', one: thingWords(one, reader, view), other: '' });
  const [first, second] = [view.arcades[one], view.arcades[other]];
  if (first && second && first.token === second.token && !first.face_down && !second.face_down) {
    return say(reader, 'masques-page-where', {
      sides: 'alike',
      one: tokenName(reader, first.token, 'many'),
      other: '',
    });
  }
  return say(reader, 'masques-page-where', {
    sides: 'two',
    one: thingWords(one, reader, view),
    other: thingWords(other, reader, view),
  });
}

/** What lies on a palace card or in a hallway, or what a card is called: `a ducat`, `the military Seal`, `Venier 4`. */
function thingWords(what: string, reader: Reader, view: MasquesView): string {
  const sort = sortOf(what);
  const lies = sort === 'arcade' ? view.arcades[what] : sort === 'hall' ? view.halls[what] : null;
  if (lies === null || lies === undefined)
    return sort === 'guest' ? cardName(reader, what) : say(reader, 'masques-page-nothing', { sort });
  const words =
    'token' in lies
      ? tokenName(reader, lies.token, isAlone(lies.token, view) ? 'the' : 'a')
      : cardName(reader, lies.card, 'the');
  return lies.face_down ? say(reader, 'masques-down', { what: words }) : words;
}

/** Whether no other token of its kind lies in the palace. */
function isAlone(token: string, view: MasquesView): boolean {
  return Object.values(view.arcades).filter((lies) => lies?.token === token).length === 1;
}

function plain(fact: MasquesFact): Args {
  const parts = Object.entries(fact).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(parts) as Args;
}
