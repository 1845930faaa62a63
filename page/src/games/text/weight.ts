/** Lines are read faster than a board is looked at. */
export function weight(): number {
  return 0.5;
}
