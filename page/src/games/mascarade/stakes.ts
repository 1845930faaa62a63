// What an answer would bring, in words. The arithmetic is the server's (`prospects` of an option): nothing is
// reckoned here.
import type { QuestionShown } from '../../wire';
import { capital, listed, person, say } from '../../words/reader';
import { t } from '../../words/words.svelte';
import { passed } from './animationFold.svelte';
import { asks, type Naming } from './says';
import type { BallView } from './view';
import type { PurseChange, Stake } from './wire';

export interface StakeLine {
  mark: 'candle' | 'eye' | 'right' | 'wrong';
  lead: string; // in bold
  words: string;
  changes: (PurseChange & { name: string; most: boolean; bad: boolean })[];
  wins: string; // who would win by it; empty: nobody
  then: string; // what follows for others
}

const STOCKS = ['bank', 'court'];

export function stakesOf(question: QuestionShown, text: string): Stake[] {
  const option = question.options.find((one) => one.text === text);
  return (option?.prospects ?? []) as unknown as Stake[];
}

/** The purses that an answer would change, as far as that is sure; the best choice where that is still open. */
export function foreseenBy(stakes: readonly Stake[]): PurseChange[] {
  const [stake] = stakes;
  if (stake === undefined || stakes.length > 1) return [];
  return stake.best.length > 0 ? stake.best : stake.purses;
}

/** What letting it pass leads to. */
export function passLines(stakes: readonly Stake[], naming: Naming, othersMayClaim: boolean): StakeLine[] {
  const view = naming.view;
  const [announcer] = Object.keys(view?.claims ?? {});
  const lines: StakeLine[] = [];
  for (const stake of stakes) {
    const [who] = stake.right ?? [announcer];
    if (stake.right !== null && stake.right.length === 0) {
      lines.push({ ...NOTHING, words: say(naming, 'ball-if-none') });
    } else if (stake.right !== null && stake.right.length > 1) {
      lines.push({ ...NOTHING, words: say(naming, 'ball-if-are') });
    } else if (who !== undefined) {
      const what = brings(stake, who, naming);
      const words =
        stake.right === null ? say(naming, 'ball-if-nobody', { what }) : say(naming, 'ball-if-is', { who, what });
      lines.push({
        ...NOTHING,
        mark: winnersOf(stake).length > 0 ? 'candle' : 'eye',
        words,
        ...consequences(stake, who, naming),
      });
    }
  }
  if (othersMayClaim) lines.push({ ...NOTHING, words: say(naming, 'ball-if-another') });
  return lines;
}

/** What a claim leads to: if I am who I say, and if I am not. */
export function claimLines(stakes: readonly Stake[], naming: Naming): StakeLine[] {
  const me = naming.you ?? '';
  const mask = naming.view?.announced ?? '';
  const mine = stakes.find((stake) => stake.right?.length === 1 && stake.right[0] === me);
  const both = stakes.find((stake) => (stake.right?.length ?? 0) > 1 && stake.right?.includes(me));
  const nobody = stakes.find((stake) => stake.right?.length === 0);
  const lines: StakeLine[] = [];
  if (mine !== undefined) {
    const own = consequences(mine, me, naming);
    const what = brings(mine, me, naming);
    const words = own.changes.length > 0 ? say(naming, 'ball-comma', { what }) : what;
    lines.push({ ...NOTHING, mark: 'right', lead: say(naming, 'ball-you-are'), words, ...own });
  }
  if (both !== undefined) {
    const words = say(naming, 'ball-comma', { what: brings(both, me, naming) });
    const own = consequences(both, me, naming);
    const changes = own.changes.filter((change) => change.who === me);
    lines.push({ ...NOTHING, ...own, mark: 'right', lead: say(naming, 'ball-you-both'), words, changes });
  }
  if (nobody !== undefined) {
    const [other] = stakes.flatMap((stake) => (stake.right?.length === 1 && stake.right[0] !== me ? [stake] : []));
    const who = other?.right?.[0] ?? '';
    const wins = other !== undefined && winnersOf(other).includes(who);
    const then = other === undefined ? '' : say(naming, wins ? 'ball-wins-if' : 'ball-takes-if', { who, mask });
    const own = consequences(nobody, me, naming);
    lines.push({
      ...NOTHING,
      ...own,
      mark: 'wrong',
      lead: say(naming, 'ball-you-are-not'),
      words: say(naming, 'ball-you-pay'),
      changes: own.changes.filter((change) => change.who === me),
      then: own.wins === '' ? then : '',
    });
  }
  return lines;
}

const NOTHING: StakeLine = { mark: 'eye', lead: '', words: '', changes: [], wins: '', then: '' };

/** What the power does for a player, in a few words: he takes 3. */
export function brings(stake: Stake, who: string, naming: Naming): string {
  const own = stake.purses.find((change) => change.who === who);
  const best = stake.best.find((change) => change.who === who);
  const fines = stake.purses.find((change) => change.who === 'court');
  const gain = (own?.to ?? 0) - (own?.from ?? 0);
  if (best !== undefined) return say(naming, 'ball-would-come-to', { who, n: best.to });
  if (own !== undefined && gain === 0 && own.wins) return say(naming, 'ball-would-win', { who });
  if (own !== undefined && gain > 0) {
    return say(
      naming,
      fines !== undefined && fines.from - fines.to === gain ? 'ball-would-take-fines' : 'ball-would-take',
      { who, n: gain },
    );
  }
  if (own !== undefined && gain < 0) return say(naming, 'ball-would-lose', { who, n: -gain });
  return say(naming, stake.idle ? 'ball-would-idle' : 'ball-would-nothing', { who });
}

function winnersOf(stake: Stake): string[] {
  return [...stake.purses, ...stake.best].filter((change) => change.wins).map((change) => change.who);
}

/** The purses of a stake, that of `who` first, and who would win by it. */
function consequences(stake: Stake, who: string, naming: Naming): Pick<StakeLine, 'changes' | 'wins'> {
  const best = stake.best.length > 0;
  const purses = (best ? stake.best : stake.purses).filter(
    (change) => !STOCKS.includes(change.who) && change.to !== change.from,
  );
  const first = purses.filter((change) => change.who === who);
  const others = purses.filter((change) => change.who !== who);
  const changes = [...first, ...(best ? [] : others)].map((change) => ({
    ...change,
    name: change.who === who ? '' : nameOf(change.who, naming),
    most: best,
    bad:
      change.who === naming.you ? change.to < change.from : change.who === who ? change.wins : change.to < change.from,
  }));
  return { changes, wins: winning(stake, who, naming) };
}

function winning(stake: Stake, who: string, naming: Naming): string {
  const winners = winnersOf(stake);
  if (winners.length === 0) return '';
  if (stake.purses.some((change) => change.to === 0 && !STOCKS.includes(change.who))) {
    const names = listed(
      naming,
      winners.map((winner) => nameOf(winner, naming)),
    );
    return say(naming, 'ball-richest-wins', { names, n: winners.length });
  }
  if (stake.best.length > 0) return say(naming, 'ball-may-win');
  return winners.includes(who) ? say(naming, 'ball-and-wins', { who }) : '';
}

export function nameOf(player: string, naming: Naming): string {
  return player === naming.you ? say(naming, 'ball-you') : person(naming, player);
}

/** Who is asked about an announcement, in this order; and which of them I am, counted from 1. */
export function askedInTurn(view: BallView, you: string | null): { order: string[]; place: number; mayClaim: boolean } {
  const [announcer] = Object.keys(view.claims);
  const at = view.seats.findIndex((seat) => seat.player === announcer);
  const order = [...view.seats.slice(at + 1), ...view.seats.slice(0, at)].map((seat) => seat.player);
  const place = order.indexOf(you ?? '') + 1;
  const silent = passed(view);
  const later = order.filter(
    (player, index) => (view.sealed ? player !== you : index >= place) && !silent.includes(player),
  );
  return { order, place, mayClaim: later.some((player) => view.claims[player] === undefined) };
}

/** A stake in words, for ears. */
export function spoken(line: StakeLine, naming: Naming): string {
  const changes = line.changes.map((change) => {
    const words = say(naming, change.most ? 'ball-change-most' : 'ball-change', { from: change.from, to: change.to });
    return change.name === '' ? words : `${change.name} ${words}`;
  });
  const all = [line.lead, line.words, changes.join(', '), line.wins, line.then];
  return capital(all.filter((part) => part !== '').join(' '), naming);
}

/** A question for ears, with what follows from each answer. */
export function askedAloud(question: QuestionShown, view: BallView, naming: Naming): string {
  const asked = asks(question, naming);
  if (question.name !== 'ClaimToo') return asked;
  const { place, order, mayClaim } = askedInTurn(view, naming.you);
  const lines = question.options.flatMap(({ text }) => {
    const stakes = stakesOf(question, text);
    return text === 'pass' ? passLines(stakes, naming, mayClaim) : claimLines(stakes, naming);
  });
  const turn = view.sealed ? t('ball-asked-at-once') : t('ball-order', { n: place, of: order.length });
  return [asked, ...lines.map((line) => spoken(line, naming)), turn].join(' ');
}
