// What the page draws of cards and tables, as numbers and markup: node drawings.js ASKED ANSWERED (see drawings.py).
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from 'svelte/server';
import * as faces from '../../page/src/art/faces';
import Rows from '../../page/src/games/masquerade/Rows.svelte';
import * as rows from '../../page/src/games/masquerade/layout';
import { leavingAt, motionsOf } from '../../page/src/games/masquerade/motion';
import { portrait } from '../../page/src/games/masquerade/portraits/portrait';
import { DRAWN } from '../../page/src/games/masquerade/portraits/traits';
import PalaceRing from '../../page/src/games/masques/PalaceRing.svelte';
import { announcementsIn, isBluff } from '../../page/src/games/mascarade/announcements';
import { around, bubbleAt } from '../../page/src/games/mascarade/layout';
import { gainsOf, pursesIn } from '../../page/src/games/mascarade/purses';
import { tally } from '../../page/src/games/mascarade/tally';
import * as palace from '../../page/src/games/masques/layout';
import { crossedOut, nextMark } from '../../page/src/notebook/grid';

const SAYS = { get: (_, label) => (label === 'ring' ? label : (what) => `${label} ${what}`) };
const labels = new Proxy({}, SAYS); // say what they are asked for, in no language

/** The markup of a component with these props, and a room of this size. */
const board = (component) => (props, width, height) =>
  render(component, { props: { labels, width, height, ...props } }).body;

const CALLS = {
  ...palace,
  ...rows,
  around,
  bubbles: (width, height, ...table) =>
    ((room) => room.seats.map((speaker) => bubbleAt(room, speaker, { width, height })))(around(...table)),
  bluffs: (steps) =>
    announcementsIn(steps)
      .filter(isBluff)
      .map(({ turn, by, mask }) => [turn, by, mask]),
  gainsOf,
  pursesIn,
  tally,
  motion: (happening) => ({ cards: motionsOf(happening), leaving: leavingAt(happening) }),
  crossedOut: (...grid) => [...crossedOut(...grid)].sort(),
  nextMark,
  portrait,
  ...faces,
  faces: () => faces.FACE_NAMES,
  traits: () => DRAWN,
  palaceBoard: board(PalaceRing),
  rowsBoard: board(Rows),
};

const [, , asked, answered] = process.argv;
const calls = JSON.parse(readFileSync(asked, 'utf8'));
writeFileSync(answered, JSON.stringify(calls.map(([name, ...values]) => CALLS[name](...values))));
