// What was heard, read back from its spelling: src/ridotto/games/mascarade/public/facts.py and src/ridotto/kernel/fact.py.
// A place is a, centre1, aL …; a player is A, B …; a purse is a player, `bank` or `court`.

interface By {
  by: string;
}
interface At {
  at: string;
}
interface Mask {
  mask: string;
}
interface Two {
  one: string;
  other: string;
}
interface One {
  player: string;
}

export type Heard =
  // masks
  | ({ kind: 'dealt' } & At & Mask)
  | { kind: 'all-turned-down' }
  | ({ kind: 'looked' } & By & At)
  | ({ kind: 'saw' } & By & At & Mask) // only who looked
  | ({ kind: 'put-down' } & By & At)
  | ({ kind: 'took-up' } & By & Two) // places
  | ({ kind: 'swapped' } & By & Two) // only who did it
  | ({ kind: 'kept' } & By & Two) // only who did it
  | ({ kind: 'returned' } & By & Two)
  | ({ kind: 'revealed' } & At & Mask)
  | ({ kind: 'shown-around'; but: string } & At)
  | ({ kind: 'turned-down' } & At)
  | ({ kind: 'lay' } & At & Mask)
  // turns, claims and powers
  | ({ kind: 'turn-began' } & One)
  | ({ kind: 'must-swap' } & One)
  | ({ kind: 'may-not-announce' } & One)
  | ({ kind: 'touched' } & By & At)
  | ({ kind: 'announced' } & By & At & Mask)
  | ({ kind: 'claimed' } & By & At)
  | ({ kind: 'passed' } & By)
  | ({ kind: 'used' } & By & Mask)
  | ({ kind: 'chose' } & By & At)
  | ({ kind: 'declined' } & By)
  | ({ kind: 'guessed' } & By & Mask)
  | { kind: 'lingered' }
  // coins and seats
  | { kind: 'counted'; purse: string; coins: number }
  | { kind: 'paid'; payer: string; payee: string; coins: number }
  | ({ kind: 'exchanged-wealth' } & Two) // players
  | ({ kind: 'changed-seats' } & Two) // players
  // the end, and what every game tells
  | { kind: 'ended'; reason: string }
  | ({ kind: 'won' } & One)
  | { kind: 'sealed'; text: string }
  | ({ kind: 'time-ran-out' } & One)
  | { kind: 'unknown'; text: string };

export type HeardKind = Heard['kind'];

type Part = 'by' | 'at' | 'mask' | 'one' | 'other' | 'player' | 'but' | 'purse' | 'payer' | 'payee' | 'coins' | 'reason' | 'text';

const SPELLINGS: readonly (readonly [HeardKind, RegExp, ...Part[]])[] = [
  ['passed', /^(\S+) passes$/, 'by'],
  ['turn-began', /^turn of (\S+)$/, 'player'],
  ['looked', /^(\S+) looks at (\S+)$/, 'by', 'at'],
  ['saw', /^(\S+) sees (\S+) (\S+)$/, 'by', 'at', 'mask'],
  ['put-down', /^(\S+) puts (\S+) down$/, 'by', 'at'],
  ['took-up', /^(\S+) takes (\S+) (\S+)$/, 'by', 'one', 'other'],
  ['swapped', /^(\S+) swaps (\S+) (\S+)$/, 'by', 'one', 'other'],
  ['kept', /^(\S+) keeps (\S+) (\S+)$/, 'by', 'one', 'other'],
  ['returned', /^(\S+) returns (\S+) (\S+)$/, 'by', 'one', 'other'],
  ['announced', /^(\S+) announces (\S+) at (\S+)$/, 'by', 'mask', 'at'],
  ['claimed', /^(\S+) claims at (\S+)$/, 'by', 'at'],
  ['revealed', /^(\S+) shows (\S+)$/, 'at', 'mask'],
  ['turned-down', /^(\S+) is turned down$/, 'at'],
  ['used', /^(\S+) uses (\S+)$/, 'by', 'mask'],
  ['paid', /^(\S+) pays (\S+) (\d+)$/, 'payer', 'payee', 'coins'],
  ['chose', /^(\S+) chooses (\S+)$/, 'by', 'at'],
  ['touched', /^(\S+) touches (\S+)$/, 'by', 'at'],
  ['dealt', /^(\S+) is dealt (\S+)$/, 'at', 'mask'],
  ['all-turned-down', /^all masks are turned down$/],
  ['counted', /^(\S+) has (\d+)$/, 'purse', 'coins'],
  ['must-swap', /^(\S+) was shown and must swap$/, 'player'],
  ['may-not-announce', /^(\S+) was shown and may not announce$/, 'player'],
  ['shown-around', /^(\S+) is shown to all but (\S+)$/, 'at', 'but'],
  ['lingered', /^a moment passes$/],
  ['declined', /^(\S+) declines$/, 'by'],
  ['guessed', /^(\S+) says (\S+)$/, 'by', 'mask'],
  ['exchanged-wealth', /^(\S+) and (\S+) exchange their wealth$/, 'one', 'other'],
  ['changed-seats', /^(\S+) and (\S+) change seats$/, 'one', 'other'],
  ['lay', /^(\S+) was (\S+)$/, 'at', 'mask'],
  ['ended', /^the end: (.+)$/, 'reason'],
  ['won', /^(\S+) wins$/, 'player'],
  ['sealed', /^sealed (.+)$/, 'text'],
  ['time-ran-out', /^time ran out for (\S+)$/, 'player'],
];

/** A fact by its spelling. What is not known here is handed back as it came, so that nothing gets lost. */
export function heard(text: string): Heard {
  for (const [kind, spelling, ...parts] of SPELLINGS) {
    const found = spelling.exec(text);
    if (found === null) continue;
    const fact: Record<string, string | number> = { kind };
    parts.forEach((part, index) => {
      const word = found[index + 1] ?? '';
      fact[part] = part === 'coins' ? Number(word) : word;
    });
    return fact as unknown as Heard;
  }
  return { kind: 'unknown', text };
}
