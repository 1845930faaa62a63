// Written by tools/wire.py from the forms of the facts: do not edit.

import type { KernelFact, Player } from '../wire';

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
