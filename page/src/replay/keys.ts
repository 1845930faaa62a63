// A replay by keys alone.
import { SPEEDS, type Reel, type Speed } from './reel.svelte';

/** What a key does here; null: it is not ours. */
export function deedOf(event: KeyboardEvent, reel: Reel): (() => void) | null {
  const at = event.target instanceof HTMLElement ? event.target : document.body;
  const writes = at.matches('textarea, select, input:not([type="range"])');
  if (writes || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return null;
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
  if (way !== null) return () => (event.shiftKey ? reel.byTurn(way) : reel.by(way));
  if (event.key === 'Home') return () => reel.to(0);
  if (event.key === 'End') return () => reel.to(reel.last);
  if (event.key === ' ' && !at.matches('button, a, summary')) return () => reel.toggle();
  const speed = (Object.keys(SPEEDS) as Speed[])[Number(event.key) - 1];
  return speed === undefined ? null : () => (reel.speed = speed);
}
