// What happened, what is asked, what can be answered and why something cannot: in words, for whoever reads.
import type { FactShown } from '../../wire';
import { capital } from '../../words/capital';
import { t, tOr, type Fill, type Key } from '../../words/words.svelte';
import type { MascaradeFact } from './wire';
import {
  isSmallTable,
  maskAt,
  maskName,
  pointedAt,
  sitterOf,
  theMask,
  who,
  whose,
  worded,
  wordedOr,
  type Naming,
} from './names';
import { asBallFact } from './view';

export { asks, option, waits } from './asks';
export { gist, maskAt, maskName, pointedAt, power, theMask, who, whose, worded, type Naming } from './names';

/** A fact as a sentence. `naming.view` is of that moment: it says who sits where. */
export function sentence(fact: FactShown, naming: Naming): string {
  return told(asBallFact(fact), naming, fact.say);
}

/** Facts in the order in which they were heard; `naming.view` has heard all of them. Who sat where when, is undone
 * backwards, so that a place bears the name of whoever sat there at that moment. */
export function sentences(facts: readonly FactShown[], naming: Naming): string[] {
  const said: string[] = [];
  let then = naming;
  for (const fact of facts.toReversed()) {
    const what = asBallFact(fact);
    said.push(told(what, then, fact.say));
    if (what.kind === 'changed-seats') then = changedBack(then, what.one, what.other);
  }
  return said.reverse();
}

function changedBack(naming: Naming, one: string, other: string): Naming {
  if (naming.view === null) return naming;
  const seats = naming.view.seats.map((seat) =>
    seat.player === one ? { ...seat, player: other } : seat.player === other ? { ...seat, player: one } : seat,
  );
  return { ...naming, view: { ...naming.view, seats } };
}

/** The same of a fact that need not have been told. */
export function told(fact: MascaradeFact, naming: Naming, otherwise = ''): string {
  return capital(saidOf(fact, naming) || otherwise, naming);
}

function saidOf(fact: MascaradeFact, naming: Naming): string {
  const say = (key: string, fill: Fill = {}): string => worded(`fact.${key}`, naming, fill);
  /** About somebody who does it: you, or they. */
  const does = (key: string, player: string, fill: Fill = {}): string =>
    say(`${key}.${player === naming.you ? 'you' : 'they'}`, { who: who(player, naming), of: whose(player, naming), ...fill });
  const mask = (text: string): Fill => ({ the: theMask(text, naming), name: maskName(text) });
  switch (fact.kind) {
    case 'dealt':
    case 'revealed':
    case 'lay':
      return say(fact.kind, { place: maskAt(fact.at, naming), ...mask(fact.mask) });
    case 'turned-down':
      return say(fact.kind, { place: maskAt(fact.at, naming) });
    case 'all-turned-down':
    case 'lingered':
      return say(fact.kind);
    case 'looked':
    case 'put-down':
    case 'touched':
      return does(fact.kind, fact.by, { place: maskAt(fact.at, naming, fact.by) });
    case 'saw':
      return does(fact.kind, fact.by, { place: maskAt(fact.at, naming, fact.by), ...mask(fact.mask) });
    case 'took-up':
    case 'returned':
    case 'did-swap':
    case 'did-keep':
      return does(fact.kind, fact.by, {
        one: maskAt(fact.one, naming, fact.by),
        other: maskAt(fact.other, naming, fact.by),
      });
    case 'shown-around':
      return does(fact.kind, fact.but, { place: maskAt(fact.at, naming), but: who(fact.but, naming) });
    case 'turn-began':
    case 'must-swap':
    case 'may-not-announce':
    case 'won':
    case 'time-ran-out':
      return does(fact.kind, fact.player);
    case 'announced':
      return does(isSmallTable(naming) ? 'announced-with' : 'announced', fact.by, {
        place: maskAt(fact.at, naming, fact.by),
        ...mask(fact.mask),
      });
    case 'claimed':
      return does(isSmallTable(naming) ? 'claimed-with' : 'claimed', fact.by, { place: maskAt(fact.at, naming, fact.by) });
    case 'passed':
    case 'declined':
      return does(fact.kind, fact.by);
    case 'used':
    case 'guessed':
      return does(fact.kind, fact.by, mask(fact.mask));
    case 'chose':
      if (fact.at.length === 1 && naming.you !== null && sitterOf(fact.at, naming) === naming.you) {
        return say('chose.at-you', { who: who(fact.by, naming) });
      }
      return does(fact.kind, fact.by, { target: pointedAt(fact.at, naming) });
    case 'counted':
      return counted(fact.purse, fact.coins);
    case 'paid':
      return paid(fact.payer, fact.payee, t('mascarade-coins', { n: fact.coins }));
    case 'exchanged-wealth':
    case 'changed-seats': {
      const between = { one: who(fact.one, naming), other: who(fact.other, naming) };
      if (fact.one === naming.you) return say(`${fact.kind}.you`, { who: between.other });
      if (fact.other === naming.you) return say(`${fact.kind}.you`, { who: between.one });
      return say(`${fact.kind}.they`, between);
    }
    case 'ended':
      return say('ended', { why: ending(fact.reason, naming) });
    case 'sealed':
      return say('sealed', { answer: sealed(fact.given, naming) });
    case 'unknown':
      return '';
  }

  function counted(purse: string, coins: number): string {
    const key = coins === 0 ? 'counted-none' : 'counted';
    const fill = { coins: t('mascarade-coins', { n: coins }) };
    if (purse === 'bank') return say(`${key}.bank`, fill);
    if (purse === 'court') return say(`${key}.court`, { ...fill, court: worded('word.court.the', naming) });
    return does(key, purse, fill);
  }

  function paid(payer: string, payee: string, coins: string): string {
    if (payee === 'court') return does('fined', payer, { coins, tocourt: worded('word.court.to', naming) });
    if (payer === 'bank') return does('from-bank', payee, { coins });
    if (payer === 'court') return does('from-court', payee, { coins, fromcourt: worded('word.court.from', naming) });
    if (payee === naming.you) return say('paid.to-you', { who: who(payer, naming), coins });
    return does('paid', payer, { to: who(payee, naming), coins });
  }
}

const ENDINGS: Record<string, Key> = {
  '13 coins': 'mascarade-end-thirteen',
  'last coin lost': 'mascarade-end-last-coin',
  'turn limit': 'mascarade-end-turn-limit',
};

/** Why it is over, as part of a sentence; otherwise the reason is the mask that won. */
export function ending(reason: string, naming: Naming): string {
  const key = ENDINGS[reason];
  return key === undefined ? t('mascarade-end-mask', { the: theMask(reason, naming) }) : t(key);
}

/** One's own answer, while it waits for the others'. */
function sealed(answer: string, naming: Naming): string {
  return tOr(`mascarade-sealed-${answer}`, '') || t('mascarade-sealed-place', { place: maskAt(answer, naming, naming.you) });
}

/** Why something cannot be answered now; `tried` is what it was. */
export function reason(because: { reason: string; say: string }, naming: Naming, tried = ''): string {
  const first = naming.view?.asked[0] ?? '';
  const fill = {
    who: who(first, naming),
    of: whose(first, naming),
    the: theMask(tried, naming),
    target: pointedAt(tried, naming),
  };
  return capital(wordedOr(`why.${because.reason}`, because.say, naming, fill), naming);
}
