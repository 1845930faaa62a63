// Where in the house this page is: / the door, /t/CODE a table, /t/CODE/replay a finished game.

export type Place = { at: 'door' } | { at: 'table'; code: string } | { at: 'replay'; code: string } | { at: 'nowhere' };

const CODE_LENGTH = 7;
const NOT_OF_CODES = /[^BCDFGHJKMNPQRSTVWXZ2-9]/; // codes hold nothing that looks or sounds like something else

class Address {
  place = $state<Place>(placeOf(location.pathname));

  /** To another place of this page; whoever goes back finds this one again. */
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const address = new Address();

addEventListener('popstate', () => {
  address.place = placeOf(location.pathname);
});

function placeOf(path: string): Place {
  if (path === '/' || path === '/index.html') return { at: 'door' };
  const [, code, what] = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (code === undefined) return { at: 'nowhere' };
  return { at: what === undefined ? 'table' : 'replay', code: code.toUpperCase() };
}

/** What somebody wrote or pasted, as the code of a table; null where none is in it. Whole links work, too. */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/#?\s]+)/i.exec(text)?.[1] ?? text;
  const code = linked.trim().toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && !NOT_OF_CODES.test(code) ? code : null;
}

/** The seat that a link to another device carries; taken out of the address at once, so that nobody sends it on. */
export function seatInAddress(): string | null {
  const [, token] = /^#seat=([\w-]{10,100})$/.exec(location.hash) ?? [];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname);
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

/** For another device of the same person: whoever opens it has the seat. */
export function seatLink(code: string, token: string): string {
  return `${tableLink(code)}#seat=${token}`;
}
