// Somebody at a table, as a player or as one who watches: what they hear, and what they do. docs/socket.md.
import {
  VERSION,
  type Because,
  type Bye,
  type Hello,
  type LineShown,
  type QuestionShown,
  type Refused,
  type TableShown,
  type ToScreen,
  type Welcome,
} from '../wire';
import { Errands, noNetwork } from './errands';
import { Line, type LineState } from './line';
import { Problem } from './problem';
import { Telling } from './telling.svelte';

const NOTES_REST = 700; // milliseconds after the last key, before a notebook is sent
const PAUSED = 'paused'; // a table's state, and what is wrong with an answer meanwhile
const MANY_FACTS = 40; // that were missed: nobody wants to watch them one by one

interface Standing {
  name: string;
  answer: string;
}

export class Sitting {
  readonly code: string;
  readonly token: string | null;

  line = $state<LineState>('connecting');
  restarting = $state(false); // the line is lost because the house starts again
  bye = $state.raw<Bye | null>(null);
  you = $state<string | null>(null);
  host = $state(false);
  ears = $state('');
  table = $state.raw<TableShown | null>(null);
  lines = $state.raw<LineShown[]>([]);
  notes = $state('');
  crossed = $state(false); // another screen has written into the notebook while this one does
  busy = $state(false); // an answer is on its way
  refusal = $state.raw<Refused | null>(null);
  standing = $state.raw<Standing | null>(null);
  deadline = $state<number | null>(null); // of what is asked, by performance.now(); null: as long as it takes

  readonly #words: boolean;
  readonly #line: Line;
  readonly #telling = new Telling((heard) => this.#saw(heard));
  readonly #errands: Errands;
  #heard = 0; // facts that came, told or not
  #seen = 0; // facts that were told here
  #next = 0; // the number of this player's next question
  #fresh = true; // the line is a new one, not yet welcomed
  #unsaved = false; // the notebook has changed since it was sent
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `words`: the house makes the sentences; else this page makes its own. */
  constructor(code: string, token: string | null, words = true) {
    this.code = code;
    this.token = token;
    this.#words = words;
    this.#line = new Line(code, {
      hello: () => this.#hello(),
      hears: (message) => this.#hears(message),
      stands: (state, bye, restarts) => this.#stands(state, bye, restarts),
    });
    this.#errands = new Errands(this.#line);
    document.addEventListener('visibilitychange', this.#looks);
  }

  // What is told.

  get view(): Record<string, unknown> | null {
    return this.#telling.view;
  }

  get picture(): string[] {
    return this.#telling.picture;
  }
  get question(): QuestionShown | null {
    return this.#telling.question;
  }
  get moment() {
    return this.#telling.moment;
  }
  get story() {
    return this.#telling.story;
  }
  /** Something is still to be told. */
  get telling(): boolean {
    return this.#telling.busy;
  }

  skip(): void {
    this.#telling.skip();
  }

  // What this person does.

  /** To the question that is open, in one breath; a second click on the way does nothing. */
  answer(...texts: string[]): void {
    const question = this.question;
    if (question === null || this.busy || texts.length === 0) return;
    this.refusal = null;
    this.busy = this.#errands.send({ type: 'answer', question: question.number, answers: texts });
  }

  leaveAnswer(name: string, answer: string): void {
    this.refusal = null;
    if (this.#errands.send({ type: 'leave-answer', question: this.#next, name, answer })) {
      this.standing = { name, answer };
    }
  }

  withdrawAnswer(): void {
    if (this.#errands.send({ type: 'withdraw-answer' })) this.standing = null;
  }

  /** Says why it was not said; null: it was. */
  say(text: string): Promise<Problem | null> {
    return new Promise((said) => {
      const sent = this.#errands.send(
        { type: 'say', text },
        { done: () => said(null), refused: said },
      );
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
      if (!this.#errands.send({ type: 'earlier', before: first }, { lines, refused: () => had(true) })) had(true);
    });
  }

  note(text: string): void {
    this.notes = text;
    this.#unsaved = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#sendNotes(), NOTES_REST);
  }

  why(answer: string): Promise<Because> {
    return new Promise((because, refused) => {
      if (!this.#errands.send({ type: 'why', answer }, { because, refused })) refused(noNetwork());
    });
  }

  /** Stand up: a bot plays on, and coming again takes the seat back. */
  leave(): void {
    this.#errands.send({ type: 'leave' }, { done: () => this.close() });
  }

  /** This screen goes; the seat stays. */
  close(): void {
    if (this.#unsaved) this.#sendNotes();
    clearTimeout(this.#rest);
    this.#telling.stop();
    this.#line.close();
    document.removeEventListener('visibilitychange', this.#looks);
  }

  // What comes over the line.

  #hello(): Hello {
    this.#fresh = true;
    return {
      type: 'hello',
      version: VERSION,
      token: this.token,
      ears: this.ears === '' ? null : this.ears,
      heard: this.#heard,
      lines: this.lines.at(-1)?.number ?? 0,
      words: this.#words,
    };
  }

  #stands(state: LineState, bye: Bye | null, restarts: boolean): void {
    this.line = state;
    if (state !== 'lost' || restarts) this.restarting = restarts; // later tries do not know why the first one broke
    this.bye = bye;
    if (state !== 'live') this.#errands.rest();
    if (state !== 'over') return;
    this.#errands.giveUp();
    this.busy = false;
  }

  #hears(message: ToScreen): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'news':
        if (message.facts.some((fact) => fact.kind === 'turn-began')) this.standing = null; // its round is over
        this.#asked(message.question);
        this.#next = message.next;
        this.#heard = message.heard;
        this.#telling.add(message);
        break;
      case 'table':
        this.#stateOf(message.table);
        break;
      case 'lines':
        this.#talked(message.lines);
        break;
      case 'earlier-lines':
        this.#errands.back(message.id)?.lines?.(message.lines);
        break;
      case 'notes':
        if (this.#unsaved) this.crossed = true; // the newest wins, and this screen is about to be it
        else this.notes = message.text;
        break;
      case 'because':
        this.#errands.back(message.id)?.because?.(message);
        break;
      case 'done':
        this.#done(message.id);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'bye':
        break; // the line has it
    }
  }

  #welcomed(welcome: Welcome): void {
    const { facts, heard, view, picture, question, next } = welcome;
    const current = welcome.table.rules === 'current'; // else all is told from the beginning
    const same = current && this.ears === welcome.ears && heard >= this.#heard;
    this.you = welcome.you;
    this.host = welcome.host;
    this.ears = welcome.ears;
    this.#next = next;
    this.#stateOf(welcome.table);
    this.#talked(welcome.lines);
    this.#asked(question);
    if (!same) this.#seen = 0;
    this.#heard = heard;
    const news = { type: 'news', heard, facts, view, picture, question, next } as const;
    if (same) this.#telling.add(news);
    else this.#telling.anew(news);
    if (facts.length > MANY_FACTS) this.#telling.skip();
    if (this.#fresh) this.#catchUp(question, welcome.lines);
    this.#fresh = false;
    if (this.#unsaved) this.#sendNotes();
    else this.notes = welcome.notes;
  }

  /** What was in the air when the line broke: the number of the question tells whether it was heard. */
  #catchUp(question: QuestionShown | null, lines: LineShown[]): void {
    this.busy = false;
    for (const { message, refused, done } of this.#errands.lost()) {
      if (message.type === 'answer' && question?.number === message.question) {
        this.busy = this.#errands.send({ ...message });
      } else if (message.type === 'say' && lines.some((line) => line.player === this.you && line.text === message.text.trim())) {
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
    this.#telling.remembers = table.terms.memory === 'aid' || table.seed !== null || table.rules !== 'current';
  }

  #asked(question: QuestionShown | null): void {
    const before = this.#telling.newest;
    if (question !== null) this.standing = null; // it came round after all
    if (question?.number !== before?.number) this.refusal = null;
    this.deadline = question?.seconds == null ? null : performance.now() + question.seconds * 1000;
  }

  #talked(lines: LineShown[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length === 0) return;
    const gap = last > 0 && fresh[0]?.number !== last + 1; // only the latest came: what is between can be asked for
    this.lines = gap ? fresh : [...this.lines, ...fresh];
  }

  #done(id: number): void {
    const sent = this.#errands.back(id);
    if (sent?.message.type === 'answer') {
      this.busy = false;
      this.#telling.answered(sent.message.question);
    }
    sent?.done?.();
  }

  #refused(refusal: Refused): void {
    const sent = this.#errands.back(refusal.id);
    sent?.refused?.(new Problem(refusal.code, refusal.say));
    const message = sent?.message;
    if (message?.type === 'answer') {
      this.busy = false;
      this.refusal = this.#paused && refusal.code === 'not-then' ? { ...refusal, code: PAUSED } : refusal;
    } else if (message?.type === 'leave-answer') {
      this.standing = null;
      if (refusal.code !== 'nothing-comes-round') this.refusal = refusal; // else its round was over: nothing is lost
    } else if (message?.type !== 'why' && message?.type !== 'say' && message?.type !== 'earlier') {
      this.refusal = refusal; // those are told where they were asked
    }
  }

  // Sending.

  #sendNotes(): void {
    clearTimeout(this.#rest);
    const text = this.notes;
    const sent = this.#errands.send({ type: 'note', text });
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
    if (document.visibilityState === 'visible' && this.#seen > 0) this.#line.send({ type: 'seen', heard: this.#seen });
  };
}
