// Written by tools/wire.py from the facts and the view of this game: do not edit.

import type { AskingView, KernelFact, Player } from '../../wire';

export type Card = string;

export type Place = string;

export type Side = "up" | "down";

export type MasqueradeFact =
  | KernelFact
  | { kind: 'uses'; player: Player; card: Card }
  | { kind: 'declined'; player: Player }
  | { kind: 'chose'; player: Player; what: string }
  | { kind: 'substitutes'; player: Player; at: Place }
  | { kind: 'poisoned'; by: Player; at: Place }
  | { kind: 'poison-works'; at: Place }
  | { kind: 'weakened'; at: Place; loss: number }
  | { kind: 'boosted'; at: Place; attack: number; health: number; by: Player }
  | { kind: 'boost-ended'; at: Place; by: Player }
  | { kind: 'looked-at-deck'; player: Player; cards: number }
  | { kind: 'decided'; player: Player }
  | { kind: 'will-give'; player: Player; card: Card }
  | { kind: 'gave'; by: Player; receiver: Player }
  | { kind: 'rolled'; pips: number }
  | { kind: 'deck-has'; cards: number }
  | { kind: 'drew'; player: Player; card: Card }
  | { kind: 'drew-unseen'; player: Player }
  | { kind: 'all-chose'; number: number }
  | { kind: 'laid-up'; card: Card; at: Place }
  | { kind: 'laid-down'; at: Place }
  | { kind: 'hides'; card: Card; at: Place }
  | { kind: 'turned-up'; at: Place; card: Card }
  | { kind: 'turned-down'; at: Place }
  | { kind: 'moved'; at: Place; there: Place }
  | { kind: 'discarded'; card: Card; at: Place }
  | { kind: 'discarded-from-deck'; card: Card }
  | { kind: 'shuffled-away'; card: Card; at: Place }
  | { kind: 'shuffled-back'; card: Card }
  | { kind: 'stays'; card: Card }
  | { kind: 'recalled'; by: Player; card: Card }
  | { kind: 'gathered' }
  | { kind: 'lay'; at: Place; card: Card }
  | { kind: 'joined'; player: Player }
  | { kind: 'nobody-joined' }
  | { kind: 'on-discards'; card: Card }
  | { kind: 'shuffled-before'; card: Card }
  | { kind: 'lay-at-start'; at: Place; side: Side }
  | { kind: 'no-turn-yet'; player: Player }
  | { kind: 'had-a-turn'; player: Player }
  | { kind: 'used-actions'; player: Player; count: number }
  | { kind: 'has-acted'; at: Place }
  | { kind: 'begins'; player: Player }
  | { kind: 'may-draw'; player: Player; count: number }
  | { kind: 'acts-with'; at: Place }
  | { kind: 'will-attack'; at: Place }
  | { kind: 'attacks'; at: Place; target: Place }
  | { kind: 'no-fight' }
  | { kind: 'fought'; attack: number; health: number }
  | { kind: 'killed'; killer: Player; card: Card; at: Place }
  | { kind: 'spared'; at: Place }
  | { kind: 'hands-over'; killer: Player; heir: Player }
  | { kind: 'nothing-to-discard'; player: Player }
  | { kind: 'ends-turn'; player: Player };

/** A card in a row. What this player does not know is null. */
export interface MasqueradeCard {
  side: "down" | "up";
  card: string | null;
  known: "mine" | "open" | null; // open to all, or this player's own secret
  attack: number | null;
  health: number | null;
  acted: boolean; // in this turn
  poison: string | null; // by whom
  weaker: number; // for good: so much less attack and health
  boosted: number[]; // attack and health for a while
  fires: boolean; // its text works when its owner turns it up; false where it is not known
  guard: string | null; // the card whose text keeps it from being killed now, which may be itself
}

export interface MasqueradeSeat {
  player: string;
  drawn: number; // cards that are not in play yet
  row: MasqueradeCard[]; // from the left
}

/** What one player may know at this moment. */
export interface MasqueradeView extends AskingView {
  player: string; // whose view this is; - for those who watch
  first: string | null;
  turn: string | null;
  phase: string; // how far the turn is
  actions_left: number;
  seats: MasqueradeSeat[]; // clockwise
  deck: number;
  pile: string[]; // the discards
  hand: string[]; // what this player has drawn and not put into play yet
  sides: string[]; // that this player has chosen in secret for the cards in hand
  sides_chosen: number; // for so many cards in their hands all players have chosen
  acting: string | null; // a place
  attacker: string | null;
  attacked: string | null;
  about: string | null; // the place or the card that the question is about
  said: MasqueradeFact[]; // since the turn began
}

/** Masquerade, a card that acts, *attack* and each of its targets: what would come of the fight. `hidden`: the target is not seen. `depends`: something happens before the fight, or a hidden card may count. `royals`: there is no fight, because the attacker is turned up and both royals lie face up in its row then. */
export interface Fight {
  at: string; // the place of the target
  attack: number | null; // null: unknown
  health: number | null; // of the target; null: unknown
  outcome: "depends" | "fails" | "hidden" | "kills" | "royals";
  dies: "attacker" | "target" | null; // null: both stay, or it is unknown
  then: "another-may-die" | "their-cards-come" | "you-lose" | "you-win" | "your-cards-go" | null; // what follows from it; null: nothing more, or it is unknown
  says: string | null; // the target, if it has a text that comes into effect; null: it has none
}

/** What stands on a card in one language. */
export interface CardWords {
  short: string; // one word, where there is little room
  name: string;
  text: string; // what it does; empty where it does nothing
  flavour: string;
}

/** A card as its deck has it, in the language of the deck. */
export interface CardSheet {
  short: string;
  name: string;
  text: string;
  flavour: string;
  kind: string; // its class: king, queen, noble, assassin, soldier, commoner
  gender: string; // male, female, unknown
  attack: number;
  attack_arrow: string; // the side on which it is doubled: up, down; empty: never
  health: number;
  health_arrow: string;
  picture: Record<string, string>; // the traits of its portrait
  translations: Record<string, CardWords>; // by language
}

/** What was agreed before the game. */
export interface MasqueradeTerms {
  cards: Record<string, CardSheet>; // of this table, by the word for each in answers and facts
  arrows: "now" | "start"; // whether they go by how a card lies now, or by how it lay as a turn began
  actions: number; // in a turn
  row: number; // cards that may stay in a row
}
