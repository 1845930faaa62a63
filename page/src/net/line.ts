// The line to a table: one socket at a time, and a new one whenever it breaks.
import type { Bye, FromScreen, Hello, ToScreen } from '../wire';

export type LineState = 'connecting' | 'live' | 'lost' | 'over';

const FIRST_WAIT = 250; // milliseconds before a broken line is tried again; doubled each time, up to the longest
const LONGEST_WAIT = 5_000;
const CALMER_WAIT = 2_000; // where the house said that it is busy
const PATIENCE = 10_000; // for a welcome
const RESTARTS = 1012; // close codes
const LEFT = 1000;

// After these the house is glad to see the screen again, a little later; after all others it is not.
const COME_AGAIN = new Set([
  'slow-reader',
  'too-fast',
  'store-unreachable',
  'table-busy',
  'house-is-full',
  'no-hello',
  'our-fault',
]);

interface Ends {
  hello(): Hello;
  hears(message: ToScreen): void;
  stands(state: LineState, bye: Bye | null, restarts: boolean): void;
}

export class Line {
  readonly #address: string;
  readonly #ends: Ends;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined; // until the next try, or until this one is given up: never both
  #tries = 0;
  #state: LineState = 'connecting';
  #bye: Bye | null = null;

  constructor(code: string, ends: Ends) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#ends = ends;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** False where the line is not live: then nothing is sent, and nothing is kept for later. */
  send(message: FromScreen): boolean {
    if (this.#state !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Something should have been answered long ago: whatever this socket is, it is no line. */
  doubt(): void {
    if (this.#state === 'live') this.#broke(0);
  }

  close(): void {
    this.#stands('over');
    this.#putAway();
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
  }

  #connect(): void {
    this.#putAway();
    const socket = (this.#socket = new WebSocket(this.#address));
    this.#bye = null;
    this.#timer = setTimeout(() => this.#broke(0), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.#ends.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as ToScreen);
    socket.onclose = (event) => this.#broke(event.code);
  }

  #heard(message: ToScreen): void {
    if (message.type === 'bye') this.#bye = message;
    if (message.type === 'welcome') {
      clearTimeout(this.#timer);
      this.#tries = 0;
      this.#stands('live');
    }
    this.#ends.hears(message);
  }

  #broke(code: number): void {
    this.#putAway();
    const bye = this.#bye;
    if (bye !== null && !COME_AGAIN.has(bye.code)) {
      this.close();
      return;
    }
    this.#stands('lost', code === RESTARTS);
    const wait = bye !== null ? CALMER_WAIT : code === RESTARTS && this.#tries === 0 ? 0 : this.#wait();
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait + Math.random() * FIRST_WAIT);
  }

  #wait(): number {
    return Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
  }

  #putAway(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null; // it may take minutes to notice that nobody is there
    socket.close(LEFT);
  }

  #stands(state: LineState, restarts = false): void {
    this.#state = state;
    this.#ends.stands(state, this.#bye, restarts);
  }

  #hurry = (): void => {
    if (this.#state === 'lost' && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };

  #offline = (): void => {
    if (this.#state === 'live') this.#broke(0);
  };
}
