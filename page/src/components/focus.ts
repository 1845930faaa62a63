/** Whatever had the focus is gone: the next key starts at the main part of what is there now, not of the page. */
export function catchFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}

/** Nobody has gone to anything in particular: keys may lead to what is asked. */
export function isAtLarge(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === 'main';
}
