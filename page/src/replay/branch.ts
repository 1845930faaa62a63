// Where somebody may play on from a finished game.

/** A decision of a seat, before it was made. */
export interface Branch {
  moment: number; // so many answers had been given
  seat: string;
  name: string; // of who sat there
}
