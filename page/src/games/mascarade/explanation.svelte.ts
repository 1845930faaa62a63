// What lies somewhere, and why an answer cannot be given now: asked for by a tap or by a key, and shown beside the
// question.
import type { Session } from '../../net/session.svelte';
import { say } from '../../words/reader';
import { t } from '../../words/words.svelte';
import * as says from './says';
import type { Naming } from './says';

interface Shown {
  heading: string;
  words: string;
  clauses: string[];
}

export class Explanation {
  shown = $state<Shown | null>(null);
  readonly #session: Session;
  readonly #naming: () => Naming;

  constructor(session: Session, naming: () => Naming) {
    this.#session = session;
    this.#naming = naming;
    $effect(() => {
      void session.question?.number;
      this.shown = null;
    });
  }

  close(): void {
    this.shown = null;
  }

  async ofAnswer(text: string, about = ''): Promise<void> {
    if (this.#session.you === null) return;
    const heading = t('table-why');
    try {
      const because = await this.#session.why(text);
      const words = `${about} ${says.reason(because, this.#naming(), text)}`.trim();
      this.shown = because.reason === 'offered' ? null : { heading, words, clauses: because.clauses };
    } catch {
      this.shown = { heading, words: t('table-why-lost'), clauses: [] };
    }
  }

  /** Who sits there, what lies there, and why it cannot be chosen, where something is asked of me. */
  async ofPlace(place: string, told: string): Promise<void> {
    const face = this.#naming().view?.faces[place];
    const lies = face === undefined ? t('ball-about-down') : say(this.#naming(), 'ball-about-mask', { mask: face });
    const about = told === '' ? lies : `${told}. ${lies}`;
    this.shown = { heading: '', words: about, clauses: [] };
    if (this.#session.you !== null && this.#session.question !== null) await this.ofAnswer(place, about);
  }
}
