// What is asked of me at the rows, in words, and what can be chosen: read out of the plan and of the view.
import type { IconName } from '../../art/icons';
import { language } from '../../words/words.svelte';
import type { Plan } from './plan.svelte';
import * as says from './says';
import type { Naming } from './says';
import { asTerms, cardAt, ownerOf, placesOf, wordsOn } from './view';
import { sortOf } from './wordFunctions';

/** Something to choose that does not lie on the table. */
export interface Choice {
  text: string; // the answer
  label: string;
  full: string; // in a sentence, for ears
  icon: IconName | null;
  card: string | null; // whose portrait stands beside it
  atOnce: boolean; // nothing is spent by it, or there is nothing else: one tap is enough
  numbers: { attack: number; health: number } | null; // of a drawn card on that side
  hint: string; // what comes of it; may be empty
}

const SIDES = ['UpOrDown', 'SideOf', 'SideOfRecalled'];
const AT_ONCE = ['no']; // nothing is spent by it
const ICONS: Partial<Record<string, IconName>> = {
  up: 'eye',
  down: 'eye-off',
  attack: 'sword',
  use: 'mask',
  end: 'check',
  yes: 'check',
  no: 'close',
};

const isPlace = (text: string): boolean => sortOf(text) === 'place';

export class Asking {
  readonly #plan: Plan;
  readonly #read: () => Naming;

  constructor(plan: Plan, reader: () => Naming) {
    this.#plan = plan;
    this.#read = reader;
  }

  get #reader(): Naming {
    return this.#read();
  }
  get #question(): string {
    return this.#plan.step?.question ?? '';
  }

  /** Places that can be chosen. */
  readonly places = $derived.by(() => this.#plan.options.filter(isPlace));
  /** My cards that may act. */
  readonly actors = $derived.by(() =>
    this.#question === 'WhatToDo' && this.#plan.answers.length === 0 ? this.places : [],
  );
  /** Those of them, by name, that would win by an attack. */
  readonly killers = $derived.by(() =>
    this.actors
      .filter((place) => this.#plan.fightsOf(place).some(({ then }) => then === 'you-win'))
      .flatMap((place) => this.#cardOf(place) ?? []),
  );
  readonly attacks = $derived.by(() => this.#question === 'WhomToAttack');

  /** Places of others that cannot be attacked. */
  readonly shielded = $derived.by(() => {
    const { view, you } = this.#reader;
    if (view === null || !this.attacks) return [];
    return placesOf(view).filter((place) => ownerOf(place) !== you && !this.#plan.options.includes(place));
  });

  /** The attack that could be sent. */
  readonly fight = $derived.by(() =>
    this.#plan.ready && this.#plan.chosen !== null ? (this.#plan.fights[this.#plan.chosen] ?? null) : null,
  );
  readonly isBad = $derived(
    this.fight !== null && (this.fight.then === 'you-lose' || this.fight.then === 'your-cards-go'),
  );

  /** The card in hand for which a side is chosen. */
  readonly drawn = $derived.by(() => {
    const view = this.#reader.view;
    return view === null || !SIDES.includes(this.#question)
      ? null
      : (view.hand[view.sides_chosen] ?? view.hand[0] ?? null);
  });

  /** The card that it is about, by its name; empty: it is not seen; null: there is none. */
  readonly subject = $derived.by(() => {
    const view = this.#reader.view;
    return this.drawn ?? this.#cardOf(this.#plan.held ?? view?.acting ?? view?.attacker ?? view?.about ?? null);
  });

  /** The cards that stand beside the question. */
  readonly pictures = $derived.by(() => {
    const { ready, chosen } = this.#plan;
    if (ready && chosen !== null && isPlace(chosen))
      return [this.subject, this.#cardOf(chosen)].filter((card) => card !== null);
    return [this.subject].filter((card) => card !== null && card !== '') as string[];
  });

  readonly title = $derived.by(() => {
    const [reader, question, card] = [this.#reader, this.#question, this.subject];
    const { ready, chosen } = this.#plan;
    if (question === '') return '';
    if (this.attacks && ready && chosen !== null) return says.attackTitle(card ?? '', chosen, reader);
    if (question === 'HowToAct' && card !== null) return says.sentence(reader, 'act-title', { card });
    if (this.attacks && card !== null) return says.sentence(reader, 'whom-title', { card });
    if (this.drawn !== null) return says.sentence(reader, 'drawn-title', { card: this.drawn });
    if (question === 'WhatToDo') return says.sentence(reader, 'turn-title', { n: reader.view?.actions_left ?? 0 });
    return says.asks(question, reader);
  });

  readonly hint = $derived.by(() => {
    const [reader, question, card] = [this.#reader, this.#question, this.subject];
    const { ready, chosen } = this.#plan;
    if (question === '' || this.fight !== null)
      return this.fight === null ? '' : says.fightSentence({ ...this.fight, says: null }, reader);
    if (this.attacks) return says.tell(reader, 'hint-attack');
    if (question === 'WhatToDo')
      return says.tell(reader, chosen === 'end' ? 'hint-end' : 'hint-turn', { n: reader.view?.actions_left ?? 0 });
    if (ready && chosen !== null && !isPlace(chosen) && this.drawn === null)
      return says.option(question, chosen, reader);
    if (ready && chosen !== null && isPlace(chosen)) return says.cardLabel(chosen, reader, null, false);
    return card === null || card === ''
      ? ''
      : wordsOn(asTerms(reader.setup), card).text || says.tell(reader, 'no-text');
  });

  /** What the card says that would be attacked, where its text comes into effect. */
  readonly quote = $derived.by(() => {
    const card = this.fight?.says ?? null;
    return card === null
      ? ''
      : says.sentence(this.#reader, 'target-says', { card, text: wordsOn(asTerms(this.#reader.setup), card).text });
  });

  readonly choices = $derived.by<Choice[]>(() =>
    this.#plan.options.filter((option) => !isPlace(option)).map((option) => this.#choice(option)),
  );

  /** What the button says that sends it; null: more is to be chosen. */
  readonly deed = $derived.by(() => {
    const { ready, chosen } = this.#plan;
    if (this.#question === '' || !ready || chosen === null) return null;
    if (this.isBad && this.fight !== null) return says.sentence(this.#reader, `do-${this.fight.then}`);
    const keys = [`do-${this.#question}-${chosen}`, `do-${this.#question}`, `do-${chosen}`, 'do'];
    return says.sentence(this.#reader, keys.find(hasWords) ?? 'do');
  });

  #cardOf(text: string | null): string | null {
    const view = this.#reader.view;
    if (text === null || view === null) return null;
    return isPlace(text) ? (cardAt(view, text)?.card ?? '') : sortOf(text) === 'name' ? text : null;
  }

  #choice(text: string): Choice {
    const [reader, question] = [this.#reader, this.#question];
    const { view } = reader;
    const acting = this.#plan.held ?? view?.acting ?? null;
    const attack = (acting === null || view === null ? null : cardAt(view, acting)?.attack) ?? 0;
    const key = [`choice-${question}-${text}`, `choice-${text}`].find(hasWords);
    const full = says.option(question, text, { ...reader, view: view === null ? null : { ...view, acting } });
    const card = sortOf(text) === 'name' ? text : null;
    const label =
      card !== null
        ? wordsOn(asTerms(reader.setup), card).short
        : key === undefined
          ? full
          : says.sentence(reader, key, { attack });
    const side = this.drawn !== null && (text === 'up' || text === 'down') ? text : null;
    return {
      text,
      label,
      full,
      icon: card === null ? (ICONS[text] ?? null) : null,
      card,
      atOnce: AT_ONCE.includes(text) || this.#plan.options.length === 1,
      numbers: side === null || this.drawn === null ? null : says.numbersOn(side, this.drawn, reader),
      hint: side === null ? '' : says.sentence(reader, `side-${side}`),
    };
  }
}

function hasWords(key: string): boolean {
  return language.has(`masquerade-page-${key}`);
}
