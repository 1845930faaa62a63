// What lies in the palace, by the words of views and facts: guests of families, agents, tokens.

/** A guest: one of a family, with a value. */
export interface GuestCard {
  family: string;
  value: number;
}

/** An agent: one of three of a kind. */
export interface AgentCard {
  kind: string;
}

/** `Morosini3` is a guest, `thief2` an agent: families have capital letters. */
export function asCard(card: string): GuestCard | AgentCard {
  const [, name = card, number = '0'] = /^(.*?)(\d*)$/.exec(card) ?? [];
  return isFamily(name) ? { family: name, value: Number(number) } : { kind: name };
}

export function isGuest(card: GuestCard | AgentCard): card is GuestCard {
  return 'family' in card;
}

/** The picture of a card: the crest of its family, or the agent. */
export function pictureOf(card: string): string {
  const found = asCard(card);
  return isGuest(found) ? found.family : found.kind;
}

/** A family's colour on the cloth, and as a text on paper. They are the same by day and by night. */
export const FAMILY_COLOURS: Readonly<Record<string, { cloth: string; text: string }>> = {
  Cantarini: { cloth: '#4a86b5', text: '#1f4d73' },
  Contarini: { cloth: '#4a86b5', text: '#1f4d73' },
  Dandolo: { cloth: '#c0435f', text: '#8a1f3b' },
  Morosini: { cloth: '#5c9a66', text: '#2b6337' },
  Venier: { cloth: '#8a5aa0', text: '#5d3173' },
  Foscari: { cloth: '#948c98', text: '#56505c' },
};

export const NOBODYS = { cloth: '#8d7b98', text: '#56505c' }; // of agents, and of what lies face down

export function coloursOf(card: string): { cloth: string; text: string } {
  return FAMILY_COLOURS[pictureOf(card)] ?? NOBODYS;
}

function isFamily(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}
