// What was sent over a line, until the house says that it has happened, or has not.
import type { Because, FromScreen, LineShown } from '../wire';
import type { Line } from './line';
import { Problem } from './problem';

const PATIENCE = 8_000; // milliseconds for an answer: then the line is doubted

type Asking = FromScreen & { id: number };
type WithoutId<Message> = Message extends Asking ? Omit<Message, 'id'> : never;

/** What follows, by what the house says. */
interface Then {
  done?: () => void;
  refused?: (why: Problem) => void;
  because?: (because: Because) => void;
  lines?: (lines: LineShown[]) => void;
}

export type Errand = Then & { message: Asking };

export class Errands {
  readonly #line: Line;
  readonly #open = new Map<number, Errand>();
  #ids = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** False where there is no line: then it was not sent, and nothing follows. */
  send(asking: WithoutId<Asking>, then: Then = {}): boolean {
    const message = { ...asking, id: (this.#ids += 1) } as Asking;
    if (!this.#line.send(message)) return false;
    this.#open.set(message.id, { message, ...then });
    this.#watch();
    return true;
  }

  /** The house has answered it. */
  back(id: number | null): Errand | undefined {
    const errand = id === null ? undefined : this.#open.get(id);
    if (errand !== undefined) this.#open.delete(errand.message.id);
    this.#watch();
    return errand;
  }

  /** All that was in the air when the line broke; whoever asks for them takes care of them. */
  lost(): Errand[] {
    const lost = [...this.#open.values()];
    this.#open.clear();
    this.rest();
    return lost;
  }

  giveUp(): void {
    for (const { refused } of this.lost()) refused?.(noNetwork());
  }

  /** While there is no line nobody is waited for. */
  rest(): void {
    clearTimeout(this.#watchdog);
  }

  #watch(): void {
    this.rest();
    if (this.#open.size > 0) this.#watchdog = setTimeout(() => this.#line.doubt(), PATIENCE);
  }
}

export function noNetwork(): Problem {
  return new Problem('no-network', '');
}
