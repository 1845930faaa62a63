// One page at a table, for a player or a spectator: what it is told, and what it sends. docs/socket.md.
import {
  VERSION,
  type AbsentShown,
  type Because,
  type Bye,
  type DeductionShown,
  type FactShown,
  type Hello,
  type LineShown,
  type Notes,
  type OddsStepShown,
  type QuestionShown,
  type Refused,
  type RehearsalShown,
  type TableShown,
  type ToScreen,
  type Welcome,
} from '../wire';
import { PendingRequests, noNetwork } from './pendingRequests';
import { Connection, type ConnectionState } from './connection';
import { Problem } from './problem';
import { Playback } from './playback.svelte';
import { visitorAt } from './visitor';

const NOTES_REST = 700; // milliseconds after the last key, before a notebook is sent
const PAUSED = 'paused'; // a table's state, and what is wrong with an answer meanwhile
// The refusal of such a message is told where it was asked.
const TOLD_THERE = ['why', 'rehearse', 'deduce', 'trace', 'remember', 'bring-bot', 'say', 'earlier'];
const MANY_FACTS = 40; // that were missed: nobody wants to watch them one by one

/** What the server is to send beside the view. */
interface Wanted {
  picture: boolean; // the table in letters
  prospects: boolean; // what options would lead to
}

/** A person whose connection is lost. */
interface Absent {
  player: string;
  deadline: number | null; // when a bot takes over, by performance.now(); null: none will
}

interface AnswerInAdvance {
  name: string;
  answer: string;
}

export class Session {
  readonly code: string;
  readonly token: string | null;

  connection = $state<ConnectionState>('connecting');
  restarting = $state(false); // the connection is lost because the server starts again
  bye = $state.raw<Bye | null>(null);
  you = $state<string | null>(null);
  host = $state(false);
  ears = $state('');
  table = $state.raw<TableShown | null>(null);
  lines = $state.raw<LineShown[]>([]);
  setup = $state.raw<Record<string, unknown>>({}); // what was agreed before the game
  notes = $state('');
  marks = $state.raw<Notes['marks']>({}); // in the grid of the notebook, by cell
  crossed = $state(false); // another screen has written into the notebook while this one does
  busy = $state(false); // an answer is on its way
  refusal = $state.raw<Refused | null>(null);
  answerInAdvance = $state.raw<AnswerInAdvance | null>(null);
  absent = $state.raw<Absent[]>([]);
  meanwhile = $state.raw<FactShown[]>([]); // what a bot did for this person
  deadline = $state<number | null>(null); // of what is asked, by performance.now(); null: as long as it takes

  readonly #wanted: Wanted;
  readonly #connection: Connection;
  readonly #playback = new Playback((heard) => this.#saw(heard));
  readonly #requests: PendingRequests;
  #heard = 0; // facts that came, told or not
  #seen = 0; // facts that were told here
  #next = 0; // the number of this player's next question
  #fresh = true; // the connection is a new one, not yet welcomed
  #unsaved = false; // the notebook has changed since it was sent
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, token: string | null, wanted: Wanted) {
    this.code = code;
    this.token = token;
    this.#wanted = wanted;
    this.#connection = new Connection(code, {
      hello: () => this.#hello(),
      onMessage: (message) => this.#onMessage(message),
      onState: (state, bye, restarts) => this.#onState(state, bye, restarts),
    });
    this.#requests = new PendingRequests(this.#connection);
    document.addEventListener('visibilitychange', this.#looks);
  }

  // What is told.

  get view(): Record<string, unknown> | null {
    return this.#playback.view;
  }

  get picture(): string[] {
    return this.#playback.picture;
  }
  get question(): QuestionShown | null {
    return this.#playback.question;
  }
  /** What is asked now, even while what led to it is still being told. */
  get newestQuestion(): QuestionShown | null {
    return this.#playback.newest;
  }
  get moment() {
    return this.#playback.moment;
  }
  get story() {
    return this.#playback.story;
  }
  /** Something is still to be told. */
  get playingBack(): boolean {
    return this.#playback.busy;
  }

  /** The moment that is told stays until the person goes on. */
  get held(): boolean {
    return this.#playback.held;
  }

  /** What was told with the moment, how long it takes in milliseconds, and what is told next. */
  get together() {
    return this.#playback.together;
  }
  get wait(): number {
    return this.#playback.wait;
  }
  get upcoming() {
    return this.#playback.upcoming;
  }

  skip(): void {
    this.#playback.skip();
  }
  skipTo(kind: string): void {
    this.#playback.skipTo(kind);
  }
  hold(held: boolean): void {
    this.#playback.hold(held);
  }
  next(): void {
    this.#playback.next();
  }

  // What this person does.

  /** To the question that is open, in one breath; a second click on the way does nothing. */
  answer(...texts: string[]): void {
    const question = this.question;
    if (question === null || this.busy || texts.length === 0) return;
    this.refusal = null;
    this.busy = this.#requests.send({ type: 'answer', question: question.number, answers: texts });
  }

  /** The person has read what was refused and why. */
  understood(): void {
    this.refusal = null;
  }

  leaveAnswer(name: string, answer: string): void {
    this.refusal = null;
    if (this.#requests.send({ type: 'leave-answer', question: this.#next, name, answer })) {
      this.answerInAdvance = { name, answer };
    }
  }

  withdrawAnswer(): void {
    if (this.#requests.send({ type: 'withdraw-answer' })) this.answerInAdvance = null;
  }

  /** Says why it was not said; null: it was. */
  say(text: string): Promise<Problem | null> {
    return new Promise((said) => {
      const sent = this.#requests.send({ type: 'say', text }, { done: () => said(null), refused: said });
      if (!sent) said(noNetwork());
    });
  }

  /** What was said before all that this page has; false: nothing more is to be had. */
  earlier(): Promise<boolean> {
    return new Promise((had) => {
      const first = this.lines[0]?.number ?? 0;
      const lines = (earlier: LineShown[]): void => {
        if (this.lines[0]?.number === first) this.lines = [...earlier, ...this.lines];
        had(earlier.length > 0);
      };
      if (!this.#requests.send({ type: 'earlier', before: first }, { lines, refused: () => had(true) })) had(true);
    });
  }

  note(text: string, marks: Notes['marks']): void {
    this.notes = text;
    this.marks = marks;
    this.#unsaved = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#sendNotes(), NOTES_REST);
  }

  why(answer: string): Promise<Because> {
    return new Promise((because, refused) => {
      if (!this.#requests.send({ type: 'why', answer }, { because, refused })) refused(noNetwork());
    });
  }

  /** What these answers would lead to; nothing happens by it. Refused when something happens at the table meanwhile, or
   * another rehearsal is asked for. */
  rehearse(answers: string[]): Promise<RehearsalShown> {
    return new Promise((rehearsed, refused) => {
      if (!this.#requests.send({ type: 'rehearse', answers }, { rehearsed, refused })) refused(noNetwork());
    });
  }

  /** What may lie where, at a table that allows it. Refused when another such question is asked meanwhile. */
  deduce(): Promise<DeductionShown> {
    return new Promise((deduced, refused) => {
      if (!this.#requests.send({ type: 'deduce' }, { deduced, refused })) refused(noNetwork());
    });
  }

  /** The facts that led to the odds of some things at a place. */
  trace(place: string, things: string[], isPublic: boolean): Promise<OddsStepShown[]> {
    return new Promise((traced, refused) => {
      if (!this.#requests.send({ type: 'trace', place, things, public: isPublic }, { traced, refused }))
        refused(noNetwork());
    });
  }

  /** All that these ears were told so far, at a table that reminds them. */
  remember(): Promise<FactShown[]> {
    return new Promise((remembered, refused) => {
      if (!this.#requests.send({ type: 'remember' }, { remembered, refused })) refused(noNetwork());
    });
  }

  /** The host: one more bot sits down, as soon as the game asks for somebody. */
  bringBot(bot: string): Promise<void> {
    return new Promise((done, refused) => {
      if (!this.#requests.send({ type: 'bring-bot', bot }, { done, refused })) refused(noNetwork());
    });
  }

  /** What a bot did was read. */
  knowsMeanwhile(): void {
    this.meanwhile = [];
  }

  /** Stand up: a bot plays on, and coming again takes the seat back. */
  leave(): void {
    this.#requests.send({ type: 'leave' }, { done: () => this.close() });
  }

  /** This screen goes; the seat stays. */
  close(): void {
    if (this.#unsaved) this.#sendNotes();
    clearTimeout(this.#rest);
    this.#playback.stop();
    this.#connection.close();
    document.removeEventListener('visibilitychange', this.#looks);
  }

  // What comes over the connection.

  #hello(): Hello {
    this.#fresh = true;
    return {
      type: 'hello',
      version: VERSION,
      token: this.token,
      ears: this.ears === '' ? null : this.ears,
      heard: this.#heard,
      lines: this.lines.at(-1)?.number ?? 0,
      visitor: visitorAt(this.code),
      ...this.#wanted,
    };
  }

  #onState(state: ConnectionState, bye: Bye | null, restarts: boolean): void {
    this.connection = state;
    if (state !== 'lost' || restarts) this.restarting = restarts; // later tries do not know why the first one broke
    this.bye = bye;
    if (state !== 'live') this.#requests.rest();
    if (state !== 'over') return;
    this.#requests.giveUp();
    this.busy = false;
  }

  #onMessage(message: ToScreen): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'news':
        if (message.facts.some((fact) => fact.kind === 'turn-began')) this.answerInAdvance = null; // its round is over
        if (message.setup !== undefined) this.setup = message.setup ?? {};
        this.#asked(message.question);
        this.#next = message.next;
        this.#heard = message.heard;
        this.#playback.add(message);
        break;
      case 'table':
        this.#stateOf(message.table);
        break;
      case 'presence':
        this.#missed(message.absent);
        break;
      case 'lines':
        this.#talked(message.lines);
        break;
      case 'earlier-lines':
        this.#requests.back(message.id)?.lines?.(message.lines);
        break;
      case 'notes':
        if (this.#unsaved)
          this.crossed = true; // the newest wins, and this screen is about to be it
        else this.#read(message.text, message.marks);
        break;
      case 'because':
        this.#requests.back(message.id)?.because?.(message);
        break;
      case 'rehearsed':
        this.#requests.back(message.id)?.rehearsed?.(message.rehearsal);
        break;
      case 'deduced':
        this.#requests.back(message.id)?.deduced?.(message.deduction);
        break;
      case 'traced':
        this.#requests.back(message.id)?.traced?.(message.steps);
        break;
      case 'memory':
        this.#requests.back(message.id)?.remembered?.(message.facts);
        break;
      case 'done':
        this.#done(message.id);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'bye':
        break; // the connection has it
    }
  }

  #welcomed(welcome: Welcome): void {
    const { facts, heard, view, picture, question, next } = welcome;
    const current = welcome.table.rules === 'current'; // else all is told from the beginning
    const same = current && this.ears === welcome.ears && heard >= this.#heard;
    this.you = welcome.you;
    this.host = welcome.host;
    this.ears = welcome.ears;
    this.setup = welcome.setup ?? {};
    this.#next = next;
    this.#stateOf(welcome.table);
    this.#talked(welcome.lines);
    this.#missed(welcome.absent);
    this.meanwhile = welcome.meanwhile;
    this.#asked(question);
    if (!same) this.#seen = 0;
    this.#heard = heard;
    const news = { type: 'news', heard, facts, view, picture, question, next } as const;
    if (same) this.#playback.add(news);
    else this.#playback.anew(news);
    if (facts.length > MANY_FACTS) this.#playback.skip();
    if (this.#fresh) this.#catchUp(question, welcome.lines);
    this.#fresh = false;
    if (this.#unsaved) this.#sendNotes();
    else this.#read(welcome.notes, welcome.marks);
  }

  #read(text: string, marks: Notes['marks']): void {
    this.notes = text;
    this.marks = marks;
  }

  /** Sends again what had no answer when the connection broke: the number of the question tells whether it was
   * heard. */
  #catchUp(question: QuestionShown | null, lines: LineShown[]): void {
    this.busy = false;
    for (const { message, refused, done } of this.#requests.lost()) {
      if (message.type === 'answer' && question?.number === message.question) {
        this.busy = this.#requests.send({ ...message });
      } else if (
        message.type === 'say' &&
        lines.some((line) => line.player === this.you && line.text === message.text.trim())
      ) {
        done?.();
      } else if (message.type === 'note') {
        this.#unsaved = true;
      } else {
        refused?.(noNetwork());
      }
    }
  }

  get #paused(): boolean {
    return this.table?.state === PAUSED;
  }

  #stateOf(table: TableShown): void {
    this.table = table;
    if (table.host !== null) this.host = table.host === this.you; // it may have passed on
    if (!this.#paused && this.refusal?.code === PAUSED) this.refusal = null;
    this.#playback.remembers = table.terms.memory === 'aid' || table.seed !== null || table.rules !== 'current';
  }

  #asked(question: QuestionShown | null): void {
    const before = this.#playback.newest;
    if (question !== null) this.answerInAdvance = null; // it came round after all
    if (question?.number !== before?.number) this.refusal = null;
    this.deadline = question?.seconds == null ? null : performance.now() + question.seconds * 1000;
  }

  #missed(absent: AbsentShown[]): void {
    const now = performance.now();
    this.absent = absent.map(({ player, seconds }) => ({
      player,
      deadline: seconds === null ? null : now + seconds * 1000,
    }));
  }

  #talked(lines: LineShown[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length === 0) return;
    const gap = last > 0 && fresh[0]?.number !== last + 1; // only the latest came: what is between can be asked for
    this.lines = gap ? fresh : [...this.lines, ...fresh];
  }

  #done(id: number): void {
    const sent = this.#requests.back(id);
    if (sent?.message.type === 'answer') {
      this.busy = false;
      this.knowsMeanwhile();
      this.#playback.answered(sent.message.question);
    }
    sent?.done?.();
  }

  #refused(refusal: Refused): void {
    const sent = this.#requests.back(refusal.id);
    sent?.refused?.(new Problem(refusal.code, refusal.say, refusal.details, refusal.objections));
    const message = sent?.message;
    if (message?.type === 'answer') {
      this.busy = false;
      this.refusal = this.#paused && refusal.code === 'not-then' ? { ...refusal, code: PAUSED } : refusal;
    } else if (message?.type === 'leave-answer') {
      this.answerInAdvance = null;
      if (refusal.code !== 'nothing-comes-round') this.refusal = refusal; // else its round was over: nothing is lost
    } else if (!TOLD_THERE.includes(message?.type ?? '')) {
      this.refusal = refusal;
    }
  }

  // Sending.

  #sendNotes(): void {
    clearTimeout(this.#rest);
    const sent = this.#requests.send({ type: 'note', text: this.notes, marks: this.marks });
    if (!sent) return;
    this.#unsaved = false;
    this.crossed = false;
  }

  #saw(heard: number): void {
    this.#seen = Math.max(this.#seen, heard);
    this.#looks();
  }

  /** Only what lies before somebody's eyes counts as seen. */
  #looks = (): void => {
    if (document.visibilityState === 'hidden' && this.#unsaved) this.#sendNotes(); // perhaps for ever
    if (document.visibilityState === 'visible' && this.#seen > 0)
      this.#connection.send({ type: 'seen', heard: this.#seen });
  };
}
