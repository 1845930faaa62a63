// What a family of games brings to the page. An entry (`games/FAMILY/family.ts`) is small, for the first page loads all
// of them; what a table or a replay needs comes with `load`. registry.ts finds the entries.
import type { Component } from 'svelte';

import type { Session } from '../net/session.svelte';
import type { Outcome } from '../replay/outcome';
import type { Rulebook } from '../rules/rulebook';
import type { FactShown, SeatShown, StepShown } from '../wire';
import type { Reader, WordFunction } from '../words/reader';

export interface GameFamily {
  id: string; // what the ids of its games begin with
  emblems: string | null; // the address of a sprite with a symbol for each of its games
  Showcase: Component | null; // what greets on the first page
  usualSeats: number; // how many play where nobody has chosen
  firstMemory: 'strict' | 'notes' | 'aid'; // what a first game against bots lets people remember
  picture: boolean; // whether its table is a picture in letters that the server draws
  prospects?: boolean; // whether its options are to say what they would lead to
  mainOptions: string[]; // host options that stand in the open, in this order; the others are behind "More"
  options: Record<string, HostOptionInput>; // host options that need more than a list or a field, by name
  load: () => Promise<GameParts>;
}

/** How a host chooses the value of an option, and what that value is called. */
export interface HostOptionInput {
  load: () => Promise<{ default: Component<HostOptionProps> }>;
  describe: (value: string) => string;
}

export interface HostOptionProps {
  game: string;
  value: string; // empty: as usual
  onchoose: (value: string) => void;
}

export interface GameParts {
  Play: Component<PlayProps>; // a game under way: the board, what is asked, and how it is answered
  Board: Component<BoardProps> | null; // the table at one moment of a replay; null: a replay is told in words alone
  Standings: Component<StandingsProps> | null; // after the end; null: what was told then is listed
  rulebook: Rulebook | null; // the rules by term, with a sheet for every mask, agent or card
  narration: Narration;
  wordFunctions: Record<string, WordFunction>; // what its sentences call
  sortOf: (answer: string) => string; // a place, a mask, a card: by this the catalogue knows options; empty for a word
  memory: Memory;
  weight: (fact: FactShown) => number; // how long a fact deserves to be looked at: 1 is an ordinary moment
}

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

export interface StandingsProps {
  reader: Reader;
  view: View;
  company: SeatShown[];
  story: () => Promise<FactShown[]>; // all that everybody was told, from the beginning
}

/** What happened, in sentences. */
export interface Narration {
  isTold(fact: FactShown): boolean; // whether a fact is worth a line in the story
  sentences(facts: readonly FactShown[], reader: Reader): string[]; // one each; `reader.view` has heard all of them
  stepSentences(step: StepShown, reader: Reader): string[]; // of a replay, whose reader may be everybody
  ending(outcome: Outcome, reader: Reader, story: readonly FactShown[]): string; // why it is over
}

/** What helps a player to remember, where the table allows it. */
export interface Memory {
  about(fact: FactShown, view: View): string[]; // the players whom a fact is about, who acts first
}
