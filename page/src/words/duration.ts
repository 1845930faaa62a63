// How long something lasts, in words: every language's own are in the browser.
import { language } from './words.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In its largest unit and the next smaller one: 23 hours 59 minutes. */
export function duration(seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const largest = Math.max(
    0,
    UNITS.findIndex(([, size]) => seconds >= size),
  );
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, size] of UNITS.slice(largest, largest + 2)) {
    const n = Math.floor(rest / size);
    if (n > 0) parts.push(new Intl.NumberFormat(language.code, { style: 'unit', unit, unitDisplay }).format(n));
    rest -= n * size;
  }
  return parts.join(' ');
}
