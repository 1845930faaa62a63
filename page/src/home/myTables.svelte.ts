// The tables whose seats this browser holds, and what the house says of them.
import { api } from '../net/api';
import { asProblem } from '../net/problem';
import { seats, type Held } from '../net/seats';
import type { TableShown } from '../wire';
import { companyOf, type Company } from './tableLine';
import { forgetResult, keepResult, results, type Result } from './results';

const MOST_CHECKED = 12; // the newest: the house answers only so many questions a second

export interface Mine extends Held {
  code: string;
  state: TableShown['state'] | 'unknown';
  asked: boolean; // it waits for this person
  company: Company | null; // null: not known yet
  result: Result | null;
}

export class MyTables {
  all = $state.raw<Mine[]>(held());

  /** Those that wait for this person come first. */
  underWay = $derived(
    this.all
      .filter((one) => !one.over && one.state !== 'closed')
      .toSorted((one, other) => Number(other.asked) - Number(one.asked)),
  );
  finished = $derived(this.all.filter((one) => one.over));
  results = $derived(this.all.flatMap(({ result }) => (result === null ? [] : [result])));

  /** Asks the house about tables that were not over when this browser left them, and how others came out. */
  async look(): Promise<void> {
    for (const one of this.underWay.slice(0, MOST_CHECKED)) {
      try {
        const { table, asked } = await api.asked(one.code, one.token);
        const over = table.seed !== null; // or closed before its end: that can be looked at, too
        if (over) seats.ended(one.code);
        else if (table.state === 'closed') seats.forget(one.code);
        this.#change(one.code, {
          state: table.state,
          over,
          asked: asked && table.state !== 'open',
          company: companyOf(table, one.you),
        });
      } catch (thrown) {
        if (asProblem(thrown).code !== 'no-such-table') return; // no network: they stay as they were
        this.forget(one.code);
      }
    }
    for (const one of this.finished.filter(({ result }) => result === null).slice(0, MOST_CHECKED)) {
      if (one.you === null) continue;
      const result = await keepResult(one.code, { token: one.token, you: one.you }, one.at);
      this.#change(one.code, { result });
    }
  }

  forget(code: string): void {
    seats.forget(code);
    forgetResult(code);
    this.all = this.all.filter((other) => other.code !== code);
  }

  #change(code: string, to: Partial<Mine>): void {
    this.all = this.all.map((other) => (other.code === code ? { ...other, ...to } : other));
  }
}

function held(): Mine[] {
  const known = new Map(results().map((result) => [result.code, result]));
  const all = Object.entries(seats.all()).map(([code, one]): Mine => ({
    ...one,
    code,
    state: one.over ? 'over' : 'unknown',
    asked: false,
    company: null,
    result: known.get(code) ?? null,
  }));
  return all.sort((one, other) => other.at - one.at);
}
