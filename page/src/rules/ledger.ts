// The clauses of the ledgers (rules/*.toml), as the build made lists of them (see vite.config.ts).
export interface Clause {
  id: string;
  rule: string;
  kind: 'rule' | 'ruling' | 'derived';
  from: string[]; // the clauses that a derived one follows from
  why: string; // empty: the rulebook says so
}

const LEDGERS = import.meta.glob<Clause[]>('../../../rules/*.toml', { import: 'default' });

/** Those of one game, in the order of its ledger; they are in English. */
export async function clausesOf(game: string): Promise<Clause[]> {
  const load = LEDGERS[`../../../rules/${game}.toml`];
  return load === undefined ? [] : load();
}
