// Written by tools/wire.py from the facts and the view of this game: do not edit.

import type { AskingView, KernelFact, Player } from '../../wire';

export type Place = string;

export type Mask = string;

export type Purse = string;

export type MascaradeFact =
  | KernelFact
  | { kind: 'dealt'; at: Place; mask: Mask }
  | { kind: 'all-turned-down' }
  | { kind: 'counted'; purse: Purse; coins: number }
  | { kind: 'must-swap'; player: Player }
  | { kind: 'may-not-announce'; player: Player }
  | { kind: 'touched'; by: Player; at: Place }
  | { kind: 'looked'; by: Player; at: Place }
  | { kind: 'saw'; by: Player; at: Place; mask: Mask }
  | { kind: 'put-down'; by: Player; at: Place }
  | { kind: 'took-up'; by: Player; one: Place; other: Place }
  | { kind: 'did-swap'; by: Player; one: Place; other: Place }
  | { kind: 'did-keep'; by: Player; one: Place; other: Place }
  | { kind: 'returned'; by: Player; one: Place; other: Place }
  | { kind: 'announced'; by: Player; mask: Mask; at: Place }
  | { kind: 'passed'; by: Player }
  | { kind: 'claimed'; by: Player; at: Place }
  | { kind: 'revealed'; at: Place; mask: Mask }
  | { kind: 'shown-around'; at: Place; but: Player }
  | { kind: 'turned-down'; at: Place }
  | { kind: 'lingered' }
  | { kind: 'used'; by: Player; mask: Mask }
  | { kind: 'chose'; by: Player; at: Place }
  | { kind: 'declined'; by: Player }
  | { kind: 'guessed'; by: Player; mask: Mask }
  | { kind: 'paid'; payer: Purse; payee: Purse; coins: number }
  | { kind: 'exchanged-wealth'; one: Player; other: Player }
  | { kind: 'changed-seats'; one: Player; other: Player }
  | { kind: 'lay'; at: Place; mask: Mask };

/** A seat, with what lies before it and who sits there now. */
export interface MascaradeSeat {
  seat: string; // its letter, small: a
  player: string; // a letter, capital: A
  coins: number;
  places: string[]; // where its masks lie: a, or aL aR, or aL aR aP
}

/** A player who is not free in a turn, because their mask was shown in the turn before. */
export interface MascaradeBond {
  player: string;
  what: "may not announce" | "must swap";
  why: string;
}

export interface MascaradeVerdict {
  said: string;
  is: string;
  right: boolean;
  change: number;
}

/** What one player may know at this moment. */
export interface MascaradeView extends AskingView {
  player: string; // whose view this is; - for those who watch
  masks: Record<string, number>; // what is in this game, and how often
  seats: MascaradeSeat[]; // clockwise
  centre: string[]; // places
  court: number; // fines
  bank: number;
  faces: Record<string, string>; // what lies open for these eyes: masks by place
  turn: string | null;
  turn_number: number; // turns that have begun
  initial_turns_left: number; // the present one included
  turns_left: number | null; // null: no limit
  bound: MascaradeBond | null; // in this turn
  bound_next: MascaradeBond | null; // in the next one, as things stand
  hand: string | null; // the place that the player whose turn it is acts with
  announced: string | null; // a mask
  claims: Record<string, string>; // places by player, the announcer's first
  verdict: Record<string, MascaradeVerdict>; // on claims, by player, while masks lie open; with coins won or lost since
  user: string | null; // of the power
  said: MascaradeFact[]; // what everybody heard since the turn began
}

export interface PurseChange {
  who: string;
  from: number;
  to: number;
  wins: boolean;
}

/** Mascarade, an announcement, a claim or a choice of a power: what it would bring to whom. It goes on to the end of the turn, and all who have not answered an announcement let it pass. There is one stake for each answer to the question who is right: the players who wear the mask that they claim, or know who they are. In `purses` are those that change, and winners: `who` is a letter, `bank` or `court`, `from` and `to` are coins. */
export interface Stake {
  right: string[] | null; // who is right, by letter; null: nobody is shown, or all that matters lies open
  open: boolean; // a later choice moves more coins: only purses and winners that do not depend on it are listed
  purses: PurseChange[];
  best: PurseChange[]; // the same with the choice that brings the user of the power most; empty: none brings more
  idle: boolean; // the power would do nothing at all now
}
