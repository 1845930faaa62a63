// Puzzles that tools/puzzles.py made: games as a spectator heard them, and who is sure to be the King. The answer
// comes with the puzzle: its game is over, and nobody sits at a table where it would be worth anything. No screen
// shows it before.
import type { BallView } from '../view';
import type { FactShown } from '../../../wire';
import type { Reader } from '../../../words/reader';
import found from './puzzles.json';

export interface Puzzle {
  game: string;
  people: string[]; // in the order of their letters
  turns: number;
  deal: Record<string, string>; // the mask that each was dealt, by letter
  story: Omit<FactShown, 'n'>[][]; // what everybody heard, turn by turn
  answer: string | null; // the letter of the King; null: nobody can know
  joined: number[]; // the turns that had to be joined, from 1
  odds: Record<string, number>[]; // how likely each is the King, after each of them
}

export type Grade = 'easy' | 'middle' | 'hard';

export const PUZZLES = found as Puzzle[];

export function gradeOf({ joined }: Puzzle): Grade {
  return joined.length <= 2 ? 'easy' : joined.length === 3 ? 'middle' : 'hard';
}

/** The players, clockwise. */
export function lettersOf({ deal }: Puzzle): string[] {
  return Object.keys(deal).sort();
}

/** What everybody heard in a turn, from 1. */
export function factsOf(puzzle: Puzzle, turn: number): FactShown[] {
  return (puzzle.story[turn - 1] ?? []).map((fact, n) => ({ ...fact, n }));
}

/** Somebody who only watched. */
export function readerOf(puzzle: Puzzle): Reader {
  const letters = lettersOf(puzzle);
  const seats = letters.map((player) => ({
    seat: player.toLowerCase(),
    player,
    coins: 0,
    places: [player.toLowerCase()],
  }));
  const masks = Object.fromEntries(Object.values(puzzle.deal).map((mask) => [mask, 1]));
  const view: Pick<BallView, 'player' | 'masks' | 'seats' | 'centre' | 'faces'> = {
    player: '-',
    masks,
    seats,
    centre: [],
    faces: {},
  };
  return {
    game: puzzle.game,
    people: Object.fromEntries(letters.map((letter, index) => [letter, puzzle.people[index] ?? letter])),
    you: null,
    setup: {},
    view,
  };
}

/** The turns that do not matter: a hint strikes out the first of them that is not struck out yet. */
export function nextHint(puzzle: Puzzle, struck: readonly number[]): number | null {
  const turns = puzzle.story.map((_, index) => index + 1);
  return turns.find((turn) => !puzzle.joined.includes(turn) && !struck.includes(turn)) ?? null;
}
