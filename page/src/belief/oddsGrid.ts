// What may lie where, as the server found it: from what these ears heard, or from what all know.
import type { Component } from 'svelte';

import type { GridPlace, GridThing } from '../components/cellGrid';
import type { OddsSheetShown } from '../wire';
import { language, t } from '../words/words.svelte';

export interface OddsPlace extends GridPlace {
  at: string; // what the server calls it
}

export interface OddsThing extends GridThing {
  of: string[]; // what the server calls it; several where they are one class
}

export interface OddsGrid {
  places: OddsPlace[];
  things: OddsThing[];
  Picture: Component<{ of: string }>; // of a thing, as wide as the box around it
  note: string; // what is counted in this game, and what is not
}

const MOST_PARTS = 16;
const CLOSE = 1e-6;
const GLYPHS: Partial<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** How likely one of the things of a column is at a place: 1 is certain, 0 impossible. */
export function oddsOf(sheet: OddsSheetShown, place: OddsPlace, thing: OddsThing): number {
  const there = sheet.places[place.at] ?? {};
  const odds = thing.of.reduce((sum, each) => sum + (there[each] ?? 0), 0);
  return Math.abs(odds - 1) < CLOSE ? 1 : Math.min(odds, 1);
}

/** Odds that were found by trying everything, or leave nothing to try. */
export function isExact(sheet: OddsSheetShown, odds: number): boolean {
  return sheet.exact || odds === 0 || odds === 1;
}

/** A fraction with at most sixteen parts; null where there is none. */
function fraction(odds: number): readonly [number, number] | null {
  for (let parts = 2; parts <= MOST_PARTS; parts += 1) {
    const count = Math.round(odds * parts);
    if (count > 0 && count < parts && Math.abs(odds - count / parts) < CLOSE) return [count, parts];
  }
  return null;
}

function percent(odds: number): string {
  const whole = Math.min(99, Math.max(1, Math.round(odds * 100)));
  const said = new Intl.NumberFormat(language.code, { style: 'percent' }).format(whole / 100);
  return odds < 0.005 ? `<${said}` : said;
}

/** Odds as they stand in a cell: sure, ½, 3⁄7, 12 %; empty where it is impossible. An estimate is no fraction. */
export function shortOdds(odds: number, exact: boolean): string {
  if (odds === 0) return '';
  if (odds === 1) return t('belief-sure');
  const found = exact ? fraction(odds) : null;
  if (found === null) return percent(odds);
  return GLYPHS[found.join('/')] ?? found.join('⁄');
}

/** The same in words: sure, 1 in 2, 12 %, impossible. */
export function spokenOdds(odds: number, exact: boolean): string {
  if (odds === 0) return t('belief-impossible');
  if (odds === 1) return t('belief-sure');
  const found = exact ? fraction(odds) : null;
  return found === null ? percent(odds) : t('belief-in', { n: found[0], of: found[1] });
}
