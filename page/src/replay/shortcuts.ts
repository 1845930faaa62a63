// A replay by keys alone.
import { SPEEDS, type ReplayPlayer, type Speed } from './replayPlayer.svelte';

/** What a key does here; null: it is not ours. */
export function actionOf(event: KeyboardEvent, player: ReplayPlayer): (() => void) | null {
  const at = event.target instanceof HTMLElement ? event.target : document.body;
  const writes = at.matches('textarea, select, input:not([type="range"])');
  if (writes || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
    return null;
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
  if (way !== null) return () => (event.shiftKey ? player.byTurn(way) : player.by(way));
  if (event.key === 'Home') return () => player.to(0);
  if (event.key === 'End') return () => player.to(player.last);
  if (event.key === ' ' && !at.matches('button, a, summary')) return () => player.toggle();
  const speed = (Object.keys(SPEEDS) as Speed[])[Number(event.key) - 1];
  return speed === undefined ? null : () => (player.speed = speed);
}
