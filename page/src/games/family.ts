// What a family of games brings to the page. An entry (`games/FAMILY/family.ts`) is small, for the first page loads all
// of them; what a table or a replay needs comes with `load`. registry.ts finds the entries.
import type { Component } from 'svelte';

import type { Session } from '../net/session.svelte';
import type { OddsGrid } from '../belief/oddsGrid';
import type { NotebookGrid } from '../notebook/grid';
import type { Outcome } from '../replay/outcome';
import type { Rulebook } from '../rules/rulebook';
import type { FactShown, ReplayShown, SeatShown, StepShown } from '../wire';
import type { Reader, WordFunction } from '../words/reader';

export interface GameFamily {
  id: string; // what the ids of its games begin with
  rank: number; // its place on the home page until the server has said what it offers
  emblems: string | null; // the address of a sprite with a symbol for each of its games
  Showcase: Component | null; // its picture on the home page
  Welcome?: Component; // a wider one, where its game is the first that is offered
  usualSeats: number; // how many play where nobody has chosen
  firstMemory: 'strict' | 'notes' | 'aid'; // what a first game against bots lets people remember
  picture: boolean; // whether its table is a picture in letters that the server draws
  prospects?: boolean; // whether its options are to say what they would lead to
  mainOptions: string[]; // host options that stand in the open, in this order; the others are behind "More"
  fixedOptions?: string[]; // host options with a single value that the server takes: nobody is asked
  optionsFor?: Record<string, number[]>; // host options that matter with these numbers of players only
  options: Record<string, HostOptionInput>; // host options that need more than a list or a field, by name
  reasonWord?: (reason: string) => string; // why a game ended, without names and numbers; else its words with hyphens
  puzzles?: Puzzles; // what people may find out alone, at /puzzles
  tally?: (steps: readonly StepShown[], you: string) => Tally; // what is counted of a player's games
  load: () => Promise<GameParts>;
}

/** What a player did in a game, for their own statistics. */
export interface Tally {
  bluffs: number;
  bluffsHeld: number;
  claims: number;
  liarsCaught: number;
}

/** Puzzles are numbered from 1. The page of one is fetched when it is asked for: by its number, or null for the
 * next. */
export interface Puzzles {
  count: number;
  load: () => Promise<{ default: Component<{ number: number | null }> }>;
}

/** How a host chooses the value of an option, and what that value is called. */
export interface HostOptionInput {
  load: () => Promise<{ default: Component<HostOptionProps> }>;
  describe: (value: string) => string;
}

export interface HostOptionProps {
  game: string;
  players: number;
  names: Record<string, string>; // of people and bots who sit there already, by seat
  value: string; // empty: as usual
  onchoose: (value: string) => void;
}

export interface GameParts {
  Play: Component<PlayProps>; // a game under way: the board, what is asked, and how it is answered
  Board: Component<BoardProps> | null; // the table at one moment of a replay; null: a replay is told in words alone
  loadEnd: (() => Promise<EndParts>) | null; // what stands there after the end; null: what was told then is listed
  rulebook: Rulebook | null; // the rules by term, with a sheet for every mask, agent or card
  narration: Narration;
  wordFunctions: Record<string, WordFunction>; // what its sentences call
  sortOf: (answer: string) => string; // a place, a mask, a card: by this the catalogue knows options; empty for a word
  memory: Memory;
  things?: Things; // where lessons may point; without it, they point at nothing here
  // How long a fact deserves to be looked at: 1 is ordinary.
  weight: (fact: FactShown, next?: FactShown | null) => number;
}

/** Where a thing lies that a lesson names by its mark (docs/lessons.md): selectors, the best one first. The first that
 * finds something on the screen counts, and all that it finds is one thing. */
export type Things = (mark: string) => string[];

/** What a player may know, as the server sent it; each game has a type for its own. */
export type View = object;

export type { Reader };

export interface PlayProps {
  session: Session;
  parts: GameParts;
}

export interface BoardProps {
  reader: Reader;
  view: View;
  moment: FactShown | null; // being told
  truth: Record<string, string> | null; // place -> what lies there, where a replay shows everything
  onrule: (term: string) => void;
}

/** What a family brings to the end of its games: parts of it, each in sheets (end/Sheet.svelte). */
export interface EndParts {
  EndStory: Component<EndProps>; // how it was won, and what the reader did
  Standings: Component<EndProps>; // the course as a chart, and all face up
  WonWith?: Component<EndProps>; // under the verdict: what it was won with
  Crest?: Component<CrestProps>; // the picture of a winner; without it, their face
}

export interface EndProps {
  reader: Reader;
  view: View; // of the end
  company: SeatShown[];
  replay: ReplayShown | null; // through all ears, since it is over; null: it is not to be had
}

export interface CrestProps {
  player: string;
  view: View;
}

/** What happened, in sentences. */
export interface Narration {
  isTold(fact: FactShown): boolean; // whether a fact is worth a line in the story
  sentences(facts: readonly FactShown[], reader: Reader): string[]; // one each; `reader.view` has heard all of them
  // One each: whether it shows somebody to be right; null: neither.
  verdicts?(facts: readonly FactShown[]): (boolean | null)[];
  // Of a replay, whose reader may be everybody; `before` is the view just before it.
  stepSentences(step: StepShown, reader: Reader, before: View | null): string[];
  ending(outcome: Outcome, reader: Reader, story: readonly FactShown[]): string; // why it is over
}

/** What helps a player to remember, where the table allows it. */
export interface Memory {
  about(fact: FactShown, view: View): string[]; // the players whom a fact is about, who acts first
  grid?(reader: Reader): NotebookGrid; // what the notebook lets people mark, at a game that has begun
  odds?(reader: Reader): OddsGrid; // what may lie where, at a game that has begun
}
