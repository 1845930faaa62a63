// Short words that come and go: done, copied, not possible.
import { untrack } from 'svelte';

import { announcer } from './announcer.svelte';

const STAYS = 5_000; // milliseconds
const MOST = 3;

export interface Toast {
  number: number;
  text: string;
  bad: boolean;
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  #number = 0;

  say(text: string, bad = false): void {
    const number = (this.#number += 1);
    const before = untrack(() => this.all).filter((toast) => toast.text !== text);
    this.all = [...before.slice(-MOST + 1), { number, text, bad }];
    if (bad) announcer.atOnce(text);
    else announcer.politely(text);
    setTimeout(() => this.drop(number), STAYS);
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();
