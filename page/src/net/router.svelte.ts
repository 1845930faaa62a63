// Which screen is shown: / home, /t/CODE a table, /t/CODE/replay a finished game, /t/CODE/review what a master thinks
// of it, /rules/GAME how a game is played, /first-ball/FAMILY a lesson that begins, /puzzles the next puzzle,
// /puzzles/N one of them.

export type Route =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'replay' | 'review'; code: string }
  | { at: 'rules'; game: string }
  | { at: 'first-ball'; lesson: string }
  | { at: 'puzzles'; number: number | null }
  | { at: 'not-found' };

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

  /** Puts another screen in place of this one: the browser's Back leads to the one before. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.go(path);
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
  const puzzle = /^\/puzzles(?:\/(\d{1,3}))?\/?$/.exec(path);
  if (puzzle !== null) return { at: 'puzzles', number: puzzle[1] === undefined ? null : Number(puzzle[1]) };
  const game = /^\/rules\/([\w-]+)\/?$/.exec(path)?.[1];
  if (game !== undefined) return { at: 'rules', game };
  const lesson = /^\/first-ball\/([\w-]+)\/?$/.exec(path)?.[1];
  if (lesson !== undefined) return { at: 'first-ball', lesson };
  const [, code, what] = /^\/t\/([^/]+)(?:\/(replay|review))?\/?$/.exec(path) ?? [];
  if (code === undefined) return { at: 'not-found' };
  return { at: what === 'replay' || what === 'review' ? what : 'table', code: code.toUpperCase() };
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

/** Whether somebody brings a seat to this table, which stays where it is. */
export function bringsSeat(code: string): boolean {
  return seatIn(location.hash) !== null || carried?.code === code;
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

export function reviewPath(code: string): string {
  return `/t/${code}/review`;
}

export function puzzlesPath(number?: number): string {
  return number === undefined ? '/puzzles' : `/puzzles/${number}`;
}

export function rulesPath(game: string): string {
  return `/rules/${game}`;
}

/** The guided first game of a family. */
export function firstBallPath(family: string): string {
  return `/first-ball/${family}`;
}

/** Whether this page was opened by a name that means "myself" on every machine. */
export function isLoopback(): boolean {
  return /^(localhost|ip6-localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}

/** For friends. */
export function tableLink(code: string): string {
  return `${location.origin}${tablePath(code)}`;
}

/** For another device of the same person: the person who opens it has the seat. */
export function seatLink(code: string, token: string): string {
  return `${tableLink(code)}#seat=${token}`;
}
