// What was sent over a connection, until the server says that it has happened, or has not.
import type { Because, DeductionShown, FactShown, FromScreen, LineShown, OddsStepShown, RehearsalShown } from '../wire';
import type { Connection } from './connection';
import { Problem } from './problem';

const PATIENCE = 8_000; // milliseconds for an answer: then the connection is doubted

type Asking = FromScreen & { id: number };
type WithoutId<Message> = Message extends Asking ? Omit<Message, 'id'> : never;

/** What follows, by what the server says. */
interface Then {
  done?: () => void;
  refused?: (why: Problem) => void;
  because?: (because: Because) => void;
  rehearsed?: (rehearsal: RehearsalShown) => void;
  deduced?: (deduction: DeductionShown) => void;
  traced?: (steps: OddsStepShown[]) => void;
  remembered?: (facts: FactShown[]) => void;
  lines?: (lines: LineShown[]) => void;
}

export type PendingRequest = Then & { message: Asking };

export class PendingRequests {
  readonly #connection: Connection;
  readonly #open = new Map<number, PendingRequest>();
  #ids = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Returns false while there is no connection: then it was not sent, and nothing follows. */
  send(asking: WithoutId<Asking>, then: Then = {}): boolean {
    const message = { ...asking, id: (this.#ids += 1) } as Asking;
    if (!this.#connection.send(message)) return false;
    this.#open.set(message.id, { message, ...then });
    this.#watch();
    return true;
  }

  /** The request with this id, which the server has answered. */
  back(id: number | null): PendingRequest | undefined {
    const request = id === null ? undefined : this.#open.get(id);
    if (request !== undefined) this.#open.delete(request.message.id);
    this.#watch();
    return request;
  }

  /** Hands over all that had no answer when the connection broke. */
  lost(): PendingRequest[] {
    const lost = [...this.#open.values()];
    this.#open.clear();
    this.rest();
    return lost;
  }

  giveUp(): void {
    for (const { refused } of this.lost()) refused?.(noNetwork());
  }

  /** Stops waiting, while there is no connection. */
  rest(): void {
    clearTimeout(this.#watchdog);
  }

  #watch(): void {
    this.rest();
    if (this.#open.size > 0) this.#watchdog = setTimeout(() => this.#connection.doubt(), PATIENCE);
  }
}

export function noNetwork(): Problem {
  return new Problem('no-network');
}
