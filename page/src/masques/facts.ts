// Written by tools/wire.py from the forms of the facts: do not edit.

import type { KernelFact, Player } from '../wire';

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
