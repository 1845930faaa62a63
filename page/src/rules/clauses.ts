// The clauses behind what the page says about rules. The cited.json of a game has those of its ledgers by key, its
// sheets.json those whose topic is a mask or an agent, and the cited.json next to this file those of rules/table.toml,
// which holds at every table. `AB1 011 220-222` are AB1-011 and AB1-220 to AB1-222; after `AB1+AB2` the same numbers
// of both ledgers are meant.
// What `rules-TERM` cites stands behind every text of that term. A host option brings its clauses from the server.
const GLOBBED = import.meta.glob<Record<string, string>>(
  ['./cited.json', '../games/*/cited.json', '../games/*/sheets.json'],
  { eager: true, import: 'default' },
);
const CITED = Object.values(GLOBBED);
const OURS = new Set(RULINGS.split(' '));

/** The clauses that a text, or a term of the rules, cites; none where it says nothing about rules. */
export function cited(key: string): string[] {
  let ledgers: string[] = [];
  return CITED.flatMap((cited) => cited[key]?.split(' ') ?? []).flatMap((word) => {
    if (/^\d/.test(word)) return ledgers.flatMap((ledger) => numbered(word).map((number) => `${ledger}-${number}`));
    ledgers = word.split('+');
    return [];
  });
}

/** The texts that cite clauses, by their keys. */
export function citing(): string[] {
  return [...new Set(CITED.flatMap(Object.keys))];
}

/** `080-082` is 080 081 082. */
function numbered(word: string): string[] {
  const [from = '', to = from] = word.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) =>
    String(Number(from) + step).padStart(3, '0'),
  );
}

/** Whether a clause is a ruling of ours, because its rulebook is silent or unclear there. */
export function isOurs(clause: string): boolean {
  return OURS.has(clause);
}
