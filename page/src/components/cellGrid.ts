// What stands in a grid of places and things: in the notebook, and beside what can be known.

/** Where something may lie: a place on the table, a hand, a row. It stays what it is when people change seats. */
export interface GridPlace {
  id: string; // one word
  name: string;
  fullName: string; // in sentences: with the side, where a player has several places
  detail: string; // a few words below the name; may be empty
  player: string | null; // whose face stands beside it
  holds: number; // so many things lie there at most
}

/** What may lie there: a mask, a guest, a class of cards. */
export interface GridThing {
  id: string; // one word
  name: string;
  copies: number;
}
