// Folds the facts of updates onto the views before them: node folds.js UPDATES FOUND. Vite bundles this with the
// page's sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as mascarade from '../../page/src/games/mascarade/fold';
import * as masquerade from '../../page/src/games/masquerade/fold';
import * as masques from '../../page/src/games/masques/fold';

const FOLDS = { mascarade, masquerade, masques };

/** What is compared of a field: all of it, without its order, or without the keys that the fold leaves out. */
function compared(value, claim) {
  if (claim === 'unordered') return sorted(value);
  return typeof claim === 'object' ? without(value, claim.but) : value;
}

/** With every list of words in the order of the alphabet. */
function sorted(value) {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? [...value].sort() : value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sorted(item)]));
}

function without(value, keys) {
  if (Array.isArray(value)) return value.map((item) => without(item, keys));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, without(item, keys)]));
}

/** The fields that a fold claims and that come out otherwise, and those that it claims and that change. */
function folded({ family, before, facts, after }) {
  const { CLAIMS, fold } = FOLDS[family];
  const untouched = JSON.stringify(before);
  const got = facts.reduce(fold, before);
  const [wrong, changed] = [[], []];
  for (const [field, claim] of Object.entries(CLAIMS)) {
    if (claim === 'server') continue;
    const [was, is, wanted] = [before, got, after].map((view) => compared(view[field], claim));
    if (!isDeepStrictEqual(is, wanted)) wrong.push({ field, is, wanted });
    if (!isDeepStrictEqual(was, wanted)) changed.push(field);
  }
  if (JSON.stringify(before) !== untouched) wrong.push({ field: 'the view before', is: before, wanted: untouched });
  return { wrong, changed };
}

const [, , updates, answer] = process.argv;
const lines = readFileSync(updates, 'utf8').trimEnd().split('\n');
const found = lines.map((line) => folded(JSON.parse(line)));
const claims = Object.fromEntries(Object.entries(FOLDS).map(([family, { CLAIMS }]) => [family, CLAIMS]));
writeFileSync(answer, JSON.stringify({ claims, found }));
