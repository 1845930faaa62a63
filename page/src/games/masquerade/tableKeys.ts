// What keys do at the rows, wherever the focus is.
import { isAtLarge } from '../../components/focus';

export interface Deeds {
  escape: () => void;
  rules: () => void;
  send: () => void;
}

const OFFERED = '.foot :is([data-choice], [data-deed])';
const ON_TABLE = '.floor [data-choice]';

/** Digits choose what is offered in the box and then on the table; arrows lead to the table. */
export function pressKey(event: KeyboardEvent, play: HTMLElement | undefined, deeds: Deeds): void {
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (event.key === 'Escape') {
    deeds.escape();
  } else if (event.key === '?') {
    event.preventDefault();
    deeds.rules();
  } else if (event.key === 'Enter' && at?.closest('button, a, summary, [role="tab"]') == null) {
    deeds.send();
  } else if (/^[1-9]$/.test(event.key)) {
    const onTable = [...(play?.querySelectorAll<HTMLButtonElement>(ON_TABLE) ?? [])];
    const wanted = [...(play?.querySelectorAll<HTMLButtonElement>(OFFERED) ?? []), ...onTable][Number(event.key) - 1];
    if (wanted === undefined) return;
    event.preventDefault();
    wanted.click();
    if (onTable.includes(wanted)) wanted.focus({ preventScroll: true });
  } else if (event.key.startsWith('Arrow') && (isAtLarge() || at?.matches('h2') === true)) {
    const first =
      play?.querySelector<HTMLElement>(ON_TABLE) ??
      play?.querySelector<HTMLElement>('.foot [data-choice], .floor [data-place][tabindex="0"]');
    event.preventDefault();
    first?.focus({ preventScroll: true });
  }
}
