/** Whatever had the focus is gone: the next key starts at the main part of what is there now, not of the page. */
export function catchFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
