// Written by tools/wire.py from src/ridotto/web/wire.py and src/ridotto/house/shown.py: do not edit.

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

/** A seat and the person who has it; nobody where `name` is null. */
export interface SeatShown {
  player: string; // its letter
  name: string | null;
  bot: string | null; // which one plays here at the moment, for itself or for somebody who left
  away: boolean; // the person left, and a bot plays on
  free: boolean; // a newcomer may take it; never in the middle of a game
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
}

/** A game that is over or was closed, step by step. Steps that told these ears nothing are left out. */
export interface ReplayShown {
  code: string;
  game: string;
  title: string;
  ears: string; // whose: a letter, - for those who watched, * for all together
  people: string[]; // in the order of their letters
  options: Record<string, string>; // what the host agreed on, as far as it is not usual
  setup: Record<string, unknown> | null; // as `welcome` has it; null where the game was begun under other rules
  steps: StepShown[];
  reason: string; // why it ended; empty: the table was closed before
  winners: string[]; // by letter
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

/** The first message, within ten seconds: who is there, and how much of the story this screen has. */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null; // none: only watches
  ears?: string | null; // whose, as the last welcome said
  heard?: number; // the number of the last fact that they heard
  lines?: number; // the number of the last line of chat
  picture?: boolean; // true: the view comes as lines of text as well
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
}

/** Why can this not be answered now? Nothing happens by it; `because` follows, or `refused`. */
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

/** What was said before a line of chat? `earlier-lines` follows, or `refused`. */
export interface Earlier {
  type: "earlier";
  id: number;
  before: number; // the number of the first line that this screen has
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
}

/** Why something cannot be answered now, by what these ears heard and nothing else. No `done` follows. */
export interface Because {
  type: "because";
  id: number;
  reason: string; // a word such as not-asked; offered: it can be answered
  clauses: string[]; // of the rules behind it, as rules/*.toml number them
  args: Record<string, string | number>; // what fills the sentence that the catalogue has for this reason
}

/** What answers would lead to, by what these ears heard and nothing else. No `done` follows. */
export interface Rehearsed {
  type: "rehearsed";
  id: number;
  rehearsal: RehearsalShown;
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

/** Something that speaks against a table; the catalogue has the sentence `objection-CODE`. */
export interface ObjectionShown {
  code: string;
  say: string; // for programmers
  details?: Record<string, string | number>; // what fills the sentence
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
}

export interface BotWished {
  bot?: string;
  seat?: string | null; // none: all free ones
}

export interface BotMeant {
  seat: string;
  bot?: string;
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
}

export interface TableList {
  tables: ListedTable[];
}

export interface OptionOffered {
  name: string;
  kind: "choice" | "files" | "list" | "number" | "seat" | "text";
  choices: string[]; // all values of a choice
  values: string; // what may be written, for programmers; the catalogue has words for people
  default: string;
  clauses: string[]; // of the rules behind it, as rules/*.toml number them
}

export interface GameOffered {
  id: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionOffered[];
}

/** What can be played here. */
export interface Offer {
  version: number;
  games: GameOffered[];
  bots: string[];
}

export interface Health {
  status: "well";
}

/** Every answer that is not a success. `code` is one of docs/errors.md; the catalogue has a sentence for it. */
export interface Problem {
  code: string;
  say: string; // for programmers
  details?: Record<string, string | number>; // what fills the sentence; `why` chooses it, where a code has several
  objections?: ObjectionShown[]; // of a table that cannot be set like this
}

export type FromScreen = Hello | Answer | LeaveAnswer | WithdrawAnswer | Say | Note | Leave | Why | Rehearse | Earlier | Seen;

export type ToScreen = Welcome | News | TableNews | Lines | EarlierLines | Notes | Because | Rehearsed | Done | Refused | Bye;

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
