// What this browser remembers for its person. Where it may not (private windows, strict settings), the page forgets
// when it is left, and works all the same.

const forgetful = new Map<string, string>();

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forgetful.get(key) ?? null;
  } catch {
    return forgetful.get(key) ?? null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    forgetful.set(key, text);
  }
}
