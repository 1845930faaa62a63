// Written by tools/wire.py from the facts and the view of this game: do not edit.

import type { AskingView, KernelFact, Player } from '../../wire';

export type Purse = string;

export type Family = string;

export type Arcade = string;

export type Token = string;

export type Why = "no token" | "face down" | "neither is higher" | "nobody's guest is higher" | "an agent is higher";

export type Guest = string;

export type Guests = string[];

export type Agent = string;

export type Card = string;

export type Hall = string;

export type MasquesFact =
  | KernelFact
  | { kind: 'counted'; purse: Purse; ducats: number }
  | { kind: 'took-family'; player: Player; family: Family }
  | { kind: 'stays-away'; family: Family }
  | { kind: 'first-player'; player: Player }
  | { kind: 'laid'; at: Arcade; token: Token }
  | { kind: 'stayed-bare'; at: Arcade }
  | { kind: 'token-turned'; at: Arcade }
  | { kind: 'traded'; one: Arcade; other: Arcade }
  | { kind: 'collected'; by: Player; token: Token; at: Arcade; count: number }
  | { kind: 'stayed'; at: Arcade; why: Why }
  | { kind: 'has-favours'; player: Player; count: number; guild: Token }
  | { kind: 'round-began'; number: number }
  | { kind: 'dealt'; player: Player; guest: Guest }
  | { kind: 'dealt-face-down'; player: Player }
  | { kind: 'set-aside' }
  | { kind: 'kept'; by: Player; guest: Guest }
  | { kind: 'packs-handed-on'; size: number }
  | { kind: 'received'; by: Player; pack: Guests }
  | { kind: 'hands-taken' }
  | { kind: 'played'; by: Player; guest: Guest }
  | { kind: 'hired'; by: Player; cost: number; agent: Agent }
  | { kind: 'passed'; by: Player }
  | { kind: 'placed'; card: Card; at: Hall }
  | { kind: 'declined'; by: Player }
  | { kind: 'guest-turned'; at: Hall }
  | { kind: 'chose'; by: Player; what: string }
  | { kind: 'moved'; here: Hall; there: Hall }
  | { kind: 'exchanged'; one: Hall; other: Hall }
  | { kind: 'called'; by: Player; guest: Guest; at: Hall }
  | { kind: 'gave-up'; by: Player; guest: Guest }
  | { kind: 'palace-full' }
  | { kind: 'discarded'; by: Player; count: number }
  | { kind: 'agents-left' }
  | { kind: 'agent-gone'; agent: Agent }
  | { kind: 'tokens-turned-up' }
  | { kind: 'guests-gathered' };

export interface MasquesSeat {
  player: string;
  families: string[];
  ducats: number;
  favours: Record<string, number>; // by guild
  hand: number; // how many guests
  pack: number;
}

export interface MasquesToken {
  token: string; // hidden: it lies face down, and memory is strict
  face_down: boolean;
}

/** Masques, a palace card: who would take its token if the awards came now, and why.

    `why` is empty where somebody would, and else what the fact that the token stays would say.
     */
export interface Lead {
  by: string | null; // the letter of the player; null: the token would stay
  why: string;
  higher: string | null; // the hallway beside it with the card that is higher; null: neither is
  open: boolean; // a hallway beside it is vacant, so another card is still to come
}

/** A guest or an agent in a hallway. */
export interface MasquesCard {
  card: string; // hidden: it lies face down, and memory is strict
  face_down: boolean;
  counts: number; // what it weighs beside a palace card
}

export interface MasquesAgent {
  agent: string;
  cost: number;
  influence: number;
}

/** What one player may know at this moment. */
export interface MasquesView extends AskingView {
  player: string; // whose view this is; - for those who watch
  round: number;
  first: string | null; // the first player
  turn: string | null;
  seats: MasquesSeat[]; // clockwise
  absent: string | null; // the family that nobody plays
  arcades: Record<string, MasquesToken | null>; // by palace card; null: bare
  leads: Record<string, Lead>; // by palace card
  halls: Record<string, MasquesCard | null>; // by hallway; null: vacant
  agents: Record<string, MasquesAgent[]>; // by kind: what is left of a pile, from the top down
  bank: number;
  bag: Record<string, number>; // favours that are left, by guild
  aside: number; // guests that wait for the next round
  hand: string[];
  pack: string[]; // from which this player keeps a guest now
  seen: string[][]; // packs of this round's draft, as they came
  handed_on: string[][]; // the same, as they went on
  placing: string | null; // the card that was chosen, and is not in a hallway yet
  chosen: string | null; // what it is about to be done to
  said: MasquesFact[]; // since the turn, or the awards, began
}

/** Masques, an option that places, moves or turns something: a palace card where that changes who leads, or why. */
export interface LeadChange {
  at: string; // the palace card
  token: string | null; // what would lie there, face up or down; null: nothing
  lead: Lead; // as it would be then; as it is now, it is in the view
}

/** What was agreed before the match, as far as sentences and screens need it. */
export interface MasquesAgreed {
  players: number;
  kinds: string[]; // of agents that come to this table
  costs: Record<string, number[]>; // by kind, from the top of the pile down
  influence: Record<string, number[]>; // the same
  agents_weigh: boolean; // agents have influence; else they count for nothing
  several: boolean; // some guests are there twice
  guests: Record<string, number>; // how many there are of each, where no family is absent
  absent_family_dances: boolean; // the guests of a family that nobody plays come all the same
  draft: boolean; // hands are drafted
  hand: number; // how many guests are dealt to each player
  alike_to_win: number; // so many favours of one guild win
  optional_effects: boolean;
  move_facedown: boolean;
  trade_facedown: boolean;
  free_pass: boolean;
  courtesan_duplicate: string;
  max_rounds: number; // 0: without end
}
