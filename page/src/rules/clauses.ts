// The clauses behind what the page says about rules. cited.json has them by key: `MC1 011 220-222` are MC1-011 and
// MC1-220 to MC1-222 of rules/mascarade-1e.toml; after `MC` the same numbers of both editions of Mascarade are meant, and
// `TBL` is rules/table.toml, which holds at every table.
// What `rules.TERM` cites stands behind every text of that term. A host option brings its clauses from the server.
import CITED from './cited.json';

const BOTH = 'MC';
const OURS = new Set(RULINGS.split(' '));

/** The clauses that a text, or a term of the rules, cites; none where it says nothing about rules. */
export function cited(key: string): string[] {
  let ledgers: string[] = [];
  return ((CITED as Record<string, string>)[key] ?? '').split(' ').flatMap((word) => {
    if (/^\d/.test(word)) return ledgers.flatMap((ledger) => numbered(word).map((number) => `${ledger}-${number}`));
    ledgers = word === BOTH ? ['MC1', 'MC2'] : [word];
    return [];
  });
}

/** `080-082` is 080 081 082. */
function numbered(word: string): string[] {
  const [from = '', to = from] = word.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step).padStart(3, '0'));
}

/** Whether a clause is a ruling of ours, because its rulebook is silent or unclear there. */
export function isOurs(clause: string): boolean {
  return OURS.has(clause);
}
