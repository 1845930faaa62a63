// The connection to a table: one socket at a time, and a new one whenever it breaks.
import type { Bye, FromScreen, Hello, ToScreen } from '../wire';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'over';

const FIRST_WAIT = 250; // milliseconds before a broken connection is tried again; doubled each time, up to the longest
const LONGEST_WAIT = 5_000;
const CALMER_WAIT = 2_000; // where the server said that it is busy
const PATIENCE = 10_000; // for a welcome
const RESTARTS = 1012; // close codes
const LEFT = 1000;

// After these a page may connect again, a little later; after all others it may not.
const COME_AGAIN = new Set([
  'slow-reader',
  'too-fast',
  'store-unreachable',
  'table-busy',
  'house-is-full',
  'no-hello',
  'our-fault',
]);

interface Handlers {
  hello(): Hello;
  onMessage(message: ToScreen): void;
  onState(state: ConnectionState, bye: Bye | null, restarts: boolean): void;
}

export class Connection {
  readonly #address: string;
  readonly #handlers: Handlers;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined; // until the next try, or until this one is given up: never both
  #tries = 0;
  #state: ConnectionState = 'connecting';
  #bye: Bye | null = null;

  constructor(code: string, handlers: Handlers) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#handlers = handlers;
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#connect();
  }

  /** Returns false while the connection is not live: then nothing is sent, and nothing is kept for later. */
  send(message: FromScreen): boolean {
    if (this.#state !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes a socket that has not answered for too long, and connects again. */
  doubt(): void {
    if (this.#state === 'live') this.#onClose(0);
  }

  close(): void {
    this.#changeState('over');
    this.#dropSocket();
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
  }

  #connect(): void {
    this.#dropSocket();
    const socket = (this.#socket = new WebSocket(this.#address));
    this.#bye = null;
    this.#timer = setTimeout(() => this.#onClose(0), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.#handlers.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ToScreen);
    socket.onclose = (event) => this.#onClose(event.code);
  }

  #receive(message: ToScreen): void {
    if (message.type === 'bye') this.#bye = message;
    if (message.type === 'welcome') {
      clearTimeout(this.#timer);
      this.#tries = 0;
      this.#changeState('live');
    }
    this.#handlers.onMessage(message);
  }

  #onClose(code: number): void {
    this.#dropSocket();
    const bye = this.#bye;
    if (bye !== null && !COME_AGAIN.has(bye.code)) {
      this.close();
      return;
    }
    this.#changeState('lost', code === RESTARTS);
    const wait = bye !== null ? CALMER_WAIT : code === RESTARTS && this.#tries === 0 ? 0 : this.#wait();
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait + Math.random() * FIRST_WAIT);
  }

  #wait(): number {
    return Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
  }

  #dropSocket(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null; // it may take minutes to notice that nobody is there
    socket.close(LEFT);
  }

  #changeState(state: ConnectionState, restarts = false): void {
    this.#state = state;
    this.#handlers.onState(state, this.#bye, restarts);
  }

  #reconnectNow = (): void => {
    if (this.#state === 'lost' && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };

  #onOffline = (): void => {
    if (this.#state === 'live') this.#onClose(0);
  };
}
