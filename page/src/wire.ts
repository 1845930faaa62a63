// Written by tools/wire.py from house/messages.py, house/shown.py and web/wire.py: do not edit.

export const VERSION = 2;

export interface TermsShown {
  memory: "aid" | "notes" | "strict";
  correspondence: boolean;
  clock: number;
  stand_in: string;
  listed: boolean;
  watchers: boolean;
  chat: boolean;
}

/** What a bot is like, as numbers: see docs/bots.md. */
export interface CharacterShown {
  nickname: string; // what people call it, such as bold; empty: it has no such name
  memory: number | null; // for how many turns it remembers what is hidden now; null: it never forgets
  boldness: number; // from 0 to 1, as the next two; 0.5: like most
  suspicion: number;
  patience: number;
}

/** A seat and the person who has it; nobody where `name` is null. */
export interface SeatShown {
  player: string; // its letter
  name: string | null;
  face: string; // its key: no two at a table have the same; empty where nobody sits
  bot: string | null; // which one plays here at the moment, for itself or for somebody who left
  level: string | null; // how well that bot plays, as everybody calls it: beginner, courtier, master
  character: CharacterShown | null; // what that bot is like; null: nobody plays here, a person does, or only dice
  away: boolean; // the person left, and a bot plays on
  free: boolean; // a newcomer may take it; in the middle of a game in place of a bot, as long as the host offers it
  offerable: boolean; // the host may offer it: in a game under way it has been a bot's from the beginning
}

/** A person whose connection is lost, or who has not come yet. */
export interface AbsentShown {
  player: string; // the letter of their seat
  seconds: number | null; // left until a bot plays on for them; null: none will
}

/** How often somebody has won this evening. */
export interface ScoreShown {
  name: string;
  player: string | null; // the letter of their seat; null: they are not here any more
  wins: number;
}

/** The moment of a finished game from which somebody plays on, and how that game came out. */
export interface WhatIfShown {
  code: string | null; // of its table; null: it was read from a file
  moment: number; // so many answers had been given
  turn: number;
  seat: string; // from whose knowledge what is hidden was dealt anew
  winners: string[]; // of the game that was played, by letter
  turns: number; // that it had
}

/** Something that speaks against a table; the catalogue has the sentence `objection-CODE`. */
export interface ObjectionShown {
  code: string;
  say: string; // for programmers
  details?: Record<string, string | number>; // what fills the sentence
}

/** Public, before the start and at any time, but for the seed of a table without watchers. */
export interface TableShown {
  code: string;
  game: string;
  title: string;
  state: "asleep" | "closed" | "open" | "outdated" | "over" | "paused" | "playing"; // outdated: begun under other rules, so that nobody can play on
  rules: "current" | "lost" | "other"; // other: what was told can be read, but there are no views; lost: what was told was not kept
  players: number; // seats at the start
  options: Record<string, string>; // what the host agreed on, as far as it is not usual
  terms: TermsShown;
  seats: SeatShown[];
  door: string[]; // who waits to sit down in the middle
  joins: boolean; // whether one more may come to the door; whether the cards last is known when they come
  host: string | null; // the letter of the host's seat; another person becomes the host when the host is gone
  paused_until: number | null; // in a pause: when the game goes on by itself, in seconds since 1970
  commitment: string; // to Fate's seed
  seed: string | null; // the seed itself, after the end, or when a game was closed before it; see above
  follows: string | null; // the code of the table before this one; null: there was none
  followed_by: string | null; // the code of the rematch; null: there is none
  games: number; // that ended this evening: at tables that follow each other, this one included
  score: ScoreShown[]; // of these games
  lesson: string | null; // the name of the lesson that is played here; null: an ordinary game
  deal: string | null; // the day whose deal is played here, such as 2026-11-17; null: it is no deal of the day
  what_if: WhatIfShown | null; // the moment of another game from which this one goes on; null: it begins anew
  advice: ObjectionShown[]; // before the start: what the rulebook advises against here and does not forbid
}

/** Something that was told to these ears, with the fields of its kind beside these: see below. */
export interface FactShown {
  n: number; // counts what these ears heard, so that no gap whispers
  kind: string;
  to?: "some" | "you"; // left out: all heard it
  say?: string; // its spelling, in a game that was begun under other rules
}

export interface OptionShown {
  text: string; // what to answer
  prospects?: Record<string, unknown>[]; // what it would lead to: rows of this game
}

export interface QuestionShown {
  number: number; // an answer names it
  name: string;
  options: OptionShown[];
  seconds: number | null; // left until a bot or the clock answers; null: as long as it takes
}

/** Something that was said beside the game. */
export interface LineShown {
  number: number;
  player: string; // the letter of the seat; perhaps somebody else has it now
  name: string; // of the person who spoke
  text: string;
}

/** A line in the list of tables that everybody may find. */
export interface ListedTable {
  code: string;
  game: string;
  title: string;
  host: string; // by name
  players: number;
  free: number; // seats
  state: "asleep" | "closed" | "open" | "outdated" | "over" | "paused" | "playing";
  watchers: boolean;
  at: number; // since when it stands like this, in seconds since 1970
  rules?: number; // the version that it is played by; 0: not known
}

/** All that followed from one answer, as some ears heard it; the first one is how the game was opened. */
export interface StepShown {
  by: string | null; // who answered: a letter, fate or clock; null: these ears were not told, or nobody did
  answer: string | null; // what; null like `by`
  late: boolean; // the clock had to answer
  turn: number; // so many turns have begun
  facts: FactShown[];
  view: Record<string, unknown> | null; // after them; null: the game was begun under other rules, and is told in words alone
  truth: Record<string, string> | null; // through all ears: what really lies where, by place
  moment: number; // so many answers had been given then
  asked: string[]; // who was to answer next, by letter; through one pair of ears, whether that was its own
}

/** A game that is over or was closed, step by step. Steps that told these ears nothing are left out. */
export interface ReplayShown {
  code: string;
  game: string;
  title: string;
  ears: string; // whose: a letter, - for those who watched, * for all together
  people: string[]; // in the order of their letters
  faces: string[]; // theirs, by key, as at the table
  options: Record<string, string>; // what the host agreed on, as far as it is not usual
  setup: Record<string, unknown> | null; // as `welcome` has it; null where the game was begun under other rules
  steps: StepShown[];
  reason: string; // why it ended; empty: the table was closed before
  winners: string[]; // by letter
}

/** How likely each seat was to win before an answer that was a choice. An error is half of an interval of 95 %. */
export interface ReviewPoint {
  step: number; // so many answers had been given
  turn: number;
  chances: number[]; // shares of 1, in the order of the letters
  errors: number[];
}

/** An answer, judged in worlds that its player could not tell apart. */
export interface ReviewChoice {
  step: number;
  turn: number;
  player: string;
  question: string;
  answer: string;
  best: string; // that a master found
  effects: number[]; // on each seat's chance, beside what a courtier would have answered
  errors: number[];
  loss: number; // what it cost the player, beside the best
  loss_error: number;
  mistake: boolean; // the interval leaves no doubt
}

/** Somebody who was asked about a claim. */
export interface ReviewListener {
  player: string;
  odds: number | null; // that it was true, by all that this player could know; null: there was no time to find out
  claimed: boolean;
}

/** Somebody said what lies before them. */
export interface ReviewClaim {
  step: number;
  turn: number;
  player: string;
  thing: string;
  really: string;
  true: boolean;
  too: boolean; // after somebody else
  called: boolean; // somebody claimed the same, so that it was shown
  odds: number | null;
  listeners: ReviewListener[];
}

/** An answer after which the chances were not what they had been. */
export interface ReviewMoment {
  step: number;
  scene: number; // among the steps of the replay for all ears, from 0
  turn: number;
  player: string;
  answer: string;
  seat: string; // whose chance moved most
  before: number[];
  after: number[];
}

/** Where a seat's result came from: `start`, `luck`, `own` and `others` add up to it. */
export interface ReviewAccount {
  player: string;
  start: number;
  result: number;
  deal: number; // the part of its luck that lay in the deal
  luck: number;
  own: number; // the player's choices, beside a courtier's
  others: number;
  error: number; // of `own`
  error_of_others: number;
}

/** A game that is over, by a master's eyes (docs/review.md). */
export interface ReviewShown {
  version: number;
  game: string;
  people: string[];
  turns: number;
  answers: number;
  rehearsals: number;
  points: ReviewPoint[];
  choices: ReviewChoice[];
  claims: ReviewClaim[];
  moments: ReviewMoment[];
  accounts: ReviewAccount[];
}

/** A review, or how long it may still take. */
export interface ReviewAnswer {
  again: number | null; // in so many seconds it is worth asking again; null: here it is
  review: ReviewShown | null;
}

/** Who would be asked what. */
export interface AskingShown {
  question: string; // by its name; empty: the match would be over
  asked: string[];
  sealed: boolean;
  about: string | null; // the place, mask or card that it is about
  stage: string; // how far the turn would be
}

/** What answers would lead to, as far as it depends on nothing that their player cannot see now. */
export interface RehearsalShown {
  given: number; // how many of the answers could be given; what those after them lead to is unknown
  asking: AskingShown | null; // null: unknown
  options: string[]; // of the player's next question; none: unknown, or the player would not be asked
  view: Record<string, unknown>; // as in news, without what is unknown
  unknown: string[]; // paths into the view, such as `seats.1.coins`; `*`: all of it
}

/** What may lie where, by what some ears heard and nothing else. */
export interface OddsSheetShown {
  exact: boolean; // false: the odds are an estimate, but for what is certain
  places: Record<string, Record<string, number>>; // by place, by thing; 1: it is certain; what is left out is impossible
}

/** What a player can know, and what all can know. */
export interface DeductionShown {
  heard: number; // the number of the last fact of these ears that was considered
  mine: OddsSheetShown | null; // null: these ears only watch
  public: OddsSheetShown;
}

/** A fact that changed the odds of something, and the odds after it. */
export interface OddsStepShown {
  n: number; // the number of the fact, as these ears number it
  place: string; // where the thing was then thought to be
  odds: number;
  exact: boolean; // false: an estimate
}

/** The first message, within ten seconds: who is there, and how much of the story this screen has. */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null; // none: only watches
  ears?: string | null; // whose, as the last welcome said
  heard?: number; // the number of the last fact that they heard
  lines?: number; // the number of the last line of chat
  picture?: boolean; // true: the view comes as lines of text as well
  visitor?: string | null;
  prospects?: boolean; // true: options say what they would lead to, which takes a while to find out
}

/** One answer to a question, or several in one breath: all of them count, or none. */
export interface Answer {
  type: "answer";
  id: number; // comes back in `done` or `refused`
  question: number; // its number
  answers: string[];
}

/** An answer in advance, while a question of that name goes round. */
export interface LeaveAnswer {
  type: "leave-answer";
  id: number;
  question: number; // the number of this player's next question, as the last news said
  name: string;
  answer: string;
}

export interface WithdrawAnswer {
  type: "withdraw-answer";
  id: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** This seat's notebook from now on, instead of what stood in it: refused where the table has none. */
export interface Note {
  type: "note";
  id: number;
  text: string;
  marks?: Record<string, "maybe" | "not" | "sure">; // by cell, `row column`; at most 300
}

/** Why can this not be answered now, or by which clauses can it? Nothing happens by it; `because` follows, or `refused`. */
export interface Why {
  type: "why";
  id: number;
  answer: string; // as an option would be spelt
}

/** What would be asked, and what would be seen, after these answers? Nothing happens by it; `rehearsed` follows, or `refused`: also when something happens at the table meanwhile, or another `rehearse` comes. */
export interface Rehearse {
  type: "rehearse";
  id: number;
  answers: string[];
}

/** What may lie where, by all that these ears heard? `deduced` follows, or `refused`: where memory is not `aid`, and when another `deduce` or `trace` comes. */
export interface Deduce {
  type: "deduce";
  id: number;
}

/** What led to the odds that one of these things is at a place? `traced` follows, or `refused` as for `deduce`. */
export interface Trace {
  type: "trace";
  id: number;
  place: string;
  things: string[];
  public?: boolean; // true: by what all know
}

/** What was said before a line of chat? `earlier-lines` follows, or `refused`. */
export interface Earlier {
  type: "earlier";
  id: number;
  before: number; // the number of the first line that this screen has
}

/** What have these ears been told? `memory` comes, or `refused`: only where memory is `aid` is anybody reminded before the end. */
export interface Remember {
  type: "remember";
  id: number;
}

/** This screen has shown so much. Where memory is strict, it is never told again. */
export interface Seen {
  type: "seen";
  heard: number;
}

/** Stand up: a bot plays on, and saying hello takes the seat back. */
export interface Leave {
  type: "leave";
  id: number;
}

/** The host: one more bot sits down, as soon as the game asks for somebody. */
export interface BringBot {
  type: "bring-bot";
  id: number;
  bot: string;
}

/** The answer to `hello`, and again whenever this screen has other ears: everything as it is now. A person who waits for a seat, or is still played for by a bot, hears what watchers hear. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: string | null; // the letter of this seat; null: only watches
  ears: string; // whose these are: a letter, or - for those who watch; `heard` counts what they heard
  host: boolean; // of this moment; when somebody else becomes the host, `table` says so
  table: TableShown;
  heard: number;
  facts: FactShown[]; // after the number that this screen named
  setup: Record<string, unknown> | null; // what was agreed before the game, for sentences and pictures; null: not begun
  view: Record<string, unknown> | null; // null: the game has not begun
  picture: string[]; // the same as lines of text; none unless `hello` asked for it
  question: QuestionShown | null; // null: nothing is asked here
  next: number; // the number of this player's next question, which is the open one where there is one
  lines: LineShown[]; // the latest after the number that this screen named, at most 50; `earlier` asks for more
  notes: string; // this seat's notebook; empty where there is none, too
  marks: Record<string, "maybe" | "not" | "sure">; // in its grid, by cell
  absent: AbsentShown[]; // whose connection is lost; `presence` says when that changes
  meanwhile: FactShown[]; // what a bot did for this player who was away, numbered from 1, until they play again
}

/** What these ears have just been told, what they see now, and what they are asked. */
export interface News {
  type: "news";
  heard: number;
  facts: FactShown[];
  picture: string[];
  question: QuestionShown | null; // null: nothing is asked here
  next: number; // the number of this player's next question, which is the open one where there is one
  view?: Record<string, unknown> | null; // where `changes` are left out
  setup?: Record<string, unknown> | null; // as `welcome` has it: only when the game has begun since
  changes?: unknown[][]; // of the view that came before, with `welcome` or `news`
}

/** Who sits here, and how it stands, has changed. */
export interface TableNews {
  type: "table";
  table: TableShown;
}

/** Somebody's connection is lost, or they are back. A person for whom a bot plays is not missed any more. */
export interface Presence {
  type: "presence";
  absent: AbsentShown[];
}

/** Chat. A screen that was told nothing for a while gets the latest only, so numbers may be left out. */
export interface Lines {
  type: "lines";
  lines: LineShown[];
}

/** The lines just before the named one, at most 50. In a game without `aid`, none from before this screen came. */
export interface EarlierLines {
  type: "earlier-lines";
  id: number;
  lines: LineShown[];
}

/** The notebook of this seat, as another screen of it has just written it. */
export interface Notes {
  type: "notes";
  text: string;
  marks: Record<string, "maybe" | "not" | "sure">;
}

/** Why something cannot be answered now, by what these ears heard and nothing else. No `done` follows. */
export interface Because {
  type: "because";
  id: number;
  reason: string; // a word such as not-asked; offered: it can be answered, by these clauses
  clauses: string[]; // of the rules behind it, as rules/*.toml number them
  args: Record<string, string | number>; // what fills the sentence that the catalogue has for this reason
}

/** What answers would lead to, by what these ears heard and nothing else. No `done` follows. */
export interface Rehearsed {
  type: "rehearsed";
  id: number;
  rehearsal: RehearsalShown;
}

/** What may lie where, by what these ears heard, and by what all know. No `done` follows. */
export interface Deduced {
  type: "deduced";
  id: number;
  deduction: DeductionShown;
}

/** The facts that led to some odds, the oldest first, as far as they are looked back at. No `done` follows. */
export interface Traced {
  type: "traced";
  id: number;
  steps: OddsStepShown[];
}

/** All that these ears were told so far; `deduce` asks what follows from it. No `done` follows. */
export interface Memory {
  type: "memory";
  id: number;
  facts: FactShown[];
}

/** What was asked for is stored, and has happened. */
export interface Done {
  type: "done";
  id: number;
}

/** The reason of a refusal, as `because` has it. */
export interface Reason {
  reason: string; // a word such as not-asked
  args: Record<string, string | number>; // what fills the sentence that the catalogue has for this reason
}

/** Nothing has changed. `code` is one of docs/errors.md; the catalogue has the sentence `wrong-CODE`. */
export interface Refused {
  type: "refused";
  id: number | null; // of the message that is refused; null: it had none that could be read
  code: string;
  say: string; // for programmers
  because?: Reason | null; // of an answer that is not offered; null: there is none
  details?: Record<string, string | number>; // what fills the sentence; `why` chooses it, where a code has several
  objections?: ObjectionShown[]; // of a table that cannot be set like this
}

/** The last message before the socket is closed. */
export interface Bye {
  type: "bye";
  code: string;
  say: string; // for programmers
  details?: Record<string, string | number>; // what fills the sentence `wrong-CODE`; `why` chooses it, as in `refused`
}

export interface TermsWished {
  memory?: string; // strict, notes or aid; empty: strict at one sitting, aid by correspondence
  correspondence?: boolean;
  clock?: number; // seconds for a decision; 0: as long as it takes
  stand_in?: string; // the bot that plays for a player who left
  listed?: boolean;
  watchers?: boolean;
  chat?: boolean;
}

export interface TableWished {
  game: string;
  players: number;
  name?: string | null; // the host's; none: the host does not sit down
  face?: string; // the host's
  options?: Record<string, string>;
  bots?: Record<string, string>; // seats that bots take, and which bot
  terms?: TermsWished;
}

/** All settings of a table, as they are to be from now on; the game stays. */
export interface SettingsWished {
  players: number; // no seat goes that somebody has
  options: Record<string, string>;
  terms: TermsWished;
}

export interface SeatWished {
  name: string;
  seat?: string | null; // none: any that is free
  face?: string;
  visitor?: string | null; // the same as in `hello`: needed in the middle of a game
}

/** What a person who sits here is called from now on, and which face they have. */
export interface PersonWished {
  name: string;
  face?: string;
}

/** A moment of a finished game, and the seat from which somebody plays on. */
export interface MomentWished {
  moment: number; // so many answers had been given
  seat: string; // it was asked something then
}

export interface BotWished {
  bot?: string;
  seat?: string | null; // none: all free ones
}

export interface BotMeant {
  seat: string;
  bot?: string;
}

/** Whether a person who comes late may take this seat in place of a bot. */
export interface SeatOffer {
  seat: string;
  offered?: boolean;
}

export interface SeatMeant {
  seat: string;
}

/** The token is told here and never again: the person who has it has the seat. */
export interface Seated {
  code: string;
  link: string;
  token: string;
  you: string | null;
}

/** The table where the same people play again; their tokens open it, too. */
export interface Moved {
  code: string;
  link: string;
}

export interface TableAnswer {
  table: TableShown;
  asked: boolean; // whether something is asked of the person whose token was shown
}

export interface TableList {
  tables: ListedTable[];
}

/** The deal of the day, the same for all, and how it came out so far. Its seed follows from the date. */
export interface DealShown {
  day: string; // such as 2026-11-17
  game: string;
  title: string;
  players: number; // the person, and bots
  bot: string; // which one
  finished: number; // games
  won: number; // of them
  best: number | null; // the fewest turns in which it was won; null: it was not won yet
}

export interface OptionOffered {
  name: string;
  kind: "choice" | "files" | "list" | "number" | "seat" | "text";
  choices: string[]; // all values of a choice
  values: string; // what may be written, for programmers; the catalogue has words for people
  default: string;
  clauses: string[]; // of the rules behind it, as rules/*.toml number them
  more_seats: Record<string, number>; // by a word of its value: so many more players than `most` of the game
}

export interface GameOffered {
  id: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionOffered[];
}

/** How friends reach this server from their own machines. */
export interface WayIn {
  address: string; // where they find it, such as http://192.168.1.20:8000; empty: only this machine does
  command: string; // what would start it for the whole network; empty: it is, or this machine is on no network
}

/** What can be played here. */
export interface Offer {
  version: number;
  games: GameOffered[];
  bots: string[];
  levels: Record<string, string>; // by bot: how well it plays, as everybody calls it
  characters: string[]; // what a bot may be like: `courtier,bold` is a bold courtier
  way_in: WayIn;
}

export interface Health {
  status: "well";
}

/** One thing that is explained. The catalogue has the sentence `lesson-NAME-TEXT`, with its title. */
export interface LessonStepShown {
  text: string;
  points: string[]; // the marks of the things on the table that it is about
  question: number; // the number of the learner's question at which it is shown
  answers: string[]; // what the learner answers then, one by one; none: there is only something to read
}

/** A guided first game. */
export interface LessonShown {
  name: string;
  game: string;
  steps: LessonStepShown[];
}

/** Every answer that is not a success. `code` is one of docs/errors.md; the catalogue has a sentence for it. */
export interface Problem {
  code: string;
  say: string; // for programmers
  details?: Record<string, string | number>; // what fills the sentence; `why` chooses it, where a code has several
  objections?: ObjectionShown[]; // of a table that cannot be set like this
}

export type FromScreen = Hello | Answer | LeaveAnswer | WithdrawAnswer | Say | Note | Leave | BringBot | Why | Rehearse | Deduce | Trace | Remember | Earlier | Seen;

export type ToScreen = Welcome | News | TableNews | Presence | Lines | EarlierLines | Notes | Because | Rehearsed | Deduced | Traced | Memory | Done | Refused | Bye;

// What every game tells.

export type Player = string;

export type KernelFact =
  | { kind: 'sealed'; given: string }
  | { kind: 'time-ran-out'; player: Player }
  | { kind: 'turn-began'; player: Player }
  | { kind: 'ended'; reason: string }
  | { kind: 'won'; player: Player }
  | { kind: 'unknown'; text: string };

/** How the match ended. */
export interface EndView {
  reason: string;
  winners: string[];
}

/** The part of a view that is alike in every game; each adds its own. */
export interface AskingView {
  question: string | null; // by name
  asked: string[]; // who still owes an answer, as far as these ears know
  sealed: boolean; // several are asked at once, and nobody hears an answer before the last is in
  end: EndView | null;
}
