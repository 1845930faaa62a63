// What the page draws of cards and tables, as numbers and markup: node drawings.js ASKED ANSWERED (see drawings.py).
import { readFileSync, writeFileSync } from 'node:fs';
import { HOUSE_CARDS } from '../../page/src/games/masquerade/cards';
import * as rows from '../../page/src/games/masquerade/layout';
import { portrait } from '../../page/src/games/masquerade/portraits/portrait';
import { DRAWN } from '../../page/src/games/masquerade/portraits/traits';
import * as palace from '../../page/src/games/masques/layout';

const CALLS = { ...palace, ...rows, portrait, printed: () => HOUSE_CARDS, traits: () => DRAWN };

const [, , asked, answered] = process.argv;
const calls = JSON.parse(readFileSync(asked, 'utf8'));
writeFileSync(answered, JSON.stringify(calls.map(([name, ...values]) => CALLS[name](...values))));
