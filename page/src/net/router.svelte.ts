// Which screen is shown: / home, /t/CODE a table, /t/CODE/replay a finished game.

export type Route = { at: 'home' } | { at: 'table'; code: string } | { at: 'replay'; code: string } | { at: 'not-found' };

const CODE_LENGTH = 7;
const DOUBLE_CLICK = 1_000; // milliseconds
const NOT_OF_CODES = /[^BCDFGHJKMNPQRSTVWXZ2-9]/; // codes hold nothing that looks or sounds like something else

class Router {
  route = $state<Route>(routeOf(location.pathname));
  #since = -Infinity; // when this screen was gone to

  /** Goes to another screen of this page; the browser's Back leads here again. */
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.route = routeOf(path);
    this.#since = performance.now();
    scrollTo(0, 0);
  }

  /** True when a click is the second half of a double click that began on the screen before. */
  isLate(click: MouseEvent): boolean {
    return click.detail > 1 && performance.now() - this.#since < DOUBLE_CLICK;
  }
}

export const router = new Router();

addEventListener(
  'click',
  (click) => {
    if (!router.isLate(click)) return;
    click.stopPropagation();
    click.preventDefault();
  },
  true,
);

addEventListener('popstate', () => {
  router.route = routeOf(location.pathname);
});

function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { at: 'home' };
  const [, code, what] = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (code === undefined) return { at: 'not-found' };
  return { at: what === undefined ? 'table' : 'replay', code: code.toUpperCase() };
}

/** What somebody wrote or pasted, as the code of a table; null where none is in it. Whole links work, too. */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/#?\s]+)/i.exec(text)?.[1] ?? text;
  const code = linked.trim().toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && !NOT_OF_CODES.test(code) ? code : null;
}

/** The seat that a link to another device carries, wherever it was pasted. */
export function seatIn(text: string): string | null {
  return /#seat=([\w-]{10,100})\s*$/.exec(text)?.[1] ?? null;
}

/** The same from the address bar; taken out of it at once, so that nobody sends it on. */
function seatInAddress(): string | null {
  const token = seatIn(location.hash);
  if (token !== null) history.replaceState(null, '', location.pathname);
  return token;
}

let carried: { code: string; token: string } | null = null; // a seat on its way to its table, past the address bar

/** To a table, and to a seat there if one was given. */
export function goToTable(code: string, token: string | null = null): void {
  carried = token === null ? null : { code, token };
  router.go(tablePath(code));
}

/** The seat that somebody brings to this table; null: none. It is brought once. */
export function seatBrought(code: string): string | null {
  const token = seatInAddress() ?? (carried?.code === code ? carried.token : null);
  carried = null;
  return token;
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

export function replayPath(code: string): string {
  return `/t/${code}/replay`;
}

/** For friends. */
export function tableLink(code: string): string {
  return `${location.origin}${tablePath(code)}`;
}

/** For another device of the same person: the person who opens it has the seat. */
export function seatLink(code: string, token: string): string {
  return `${tableLink(code)}#seat=${token}`;
}
