// What keys do at the palace: digits pick up, arrows lead round, Enter does it, Escape gives back.
import { isAtLarge } from '../../components/focus';
import type { Questions } from './questions.svelte';
import type { Scene } from './scene.svelte';
import type { Turn } from './turn.svelte';

const DIGITS = ['.hand button', '.hire button'];
const ENTRY = '.palace [data-place][tabindex="0"]';

interface Keyed {
  scene: Scene;
  turn: Turn;
  questions: Questions;
  room: HTMLElement | undefined;
  openRules: () => void;
}

export function onKey(event: KeyboardEvent, { scene, turn, questions, room, openRules }: Keyed): void {
  const { session } = scene;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (event.key === 'Escape') {
    if (session.moment !== null) session.skip();
    else if (questions.open) questions.close();
    else turn.back();
  } else if (scene.settling !== null && event.key === ' ' && !at?.closest('button')) {
    event.preventDefault();
    session.hold(!session.held);
  } else if (scene.settling !== null && event.key === 'ArrowRight') {
    event.preventDefault();
    session.next();
  } else if (event.key === '?') {
    event.preventDefault();
    openRules();
  } else if (event.key === 'Enter' && !at?.closest('button, a, summary, [role="tab"], [data-spot]')) {
    turn.send();
  } else if (/^[1-9]$/.test(event.key)) {
    const all = DIGITS.flatMap((each) => [...(room?.querySelectorAll<HTMLElement>(each) ?? [])]);
    all[Number(event.key) - 1]?.click();
  } else if (event.key.startsWith('Arrow') && (isAtLarge() || at?.matches('h2'))) {
    const entry = event.shiftKey ? '.palace [data-spot], .palace [data-place]' : ENTRY;
    const lit =
      room?.querySelector<HTMLElement>(entry) ?? room?.querySelector<HTMLElement>('.hand button, .hire button');
    event.preventDefault();
    lit?.focus({ preventScroll: true });
  }
}

/** A person who plays by keys goes on at what is lit. */
export function focusNext(room: HTMLElement | undefined): void {
  if (document.activeElement?.matches('[data-place]')) return; // to be compared with others
  room?.querySelector<HTMLElement>(`${ENTRY}, .guests button`)?.focus({ preventScroll: true });
}
