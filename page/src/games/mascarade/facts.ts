// Written by tools/wire.py from the forms of the facts: do not edit.

import type { KernelFact, Player } from '../../wire';

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
