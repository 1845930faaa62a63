// The house over HTTP: every route of src/ridotto/web/routes.py. A token goes in a header, never in an address.
import type {
  DealShown,
  LessonShown,
  MomentWished,
  Moved,
  Offer,
  PersonWished,
  Problem as Refusal,
  ReplayShown,
  ReviewAnswer,
  Seated,
  SeatWished,
  SettingsWished,
  TableAnswer,
  TableList,
  TableShown,
  TableWished,
} from '../wire';
import { Problem } from './problem';

const PATIENCE = 15_000; // milliseconds; then the house is taken for unreachable

interface Ask {
  method?: 'POST' | 'DELETE';
  token?: string | null;
  body?: unknown;
}

export const api = {
  games: (): Promise<Offer> => asked('/api/games'),
  deal: (): Promise<DealShown> => asked('/api/deal'),
  playDeal: (wished: PersonWished): Promise<Seated> => asked('/api/deal', { method: 'POST', body: wished }),
  tables: (): Promise<TableList> => asked('/api/tables'),
  open: (wished: TableWished): Promise<Seated> => asked('/api/tables', { method: 'POST', body: wished }),
  lesson: (name: string): Promise<LessonShown> => asked(`/api/lessons/${encodeURIComponent(name)}`),
  learn: (name: string, person: PersonWished): Promise<Seated> =>
    asked(`/api/lessons/${encodeURIComponent(name)}`, { method: 'POST', body: person }),
  table: (code: string, token: string | null = null): Promise<TableShown> => shown(at(code), { token }),
  asked: (code: string, token: string): Promise<TableAnswer> => asked(at(code), { token }),
  sit: (code: string, wished: SeatWished, token: string | null = null): Promise<Seated> =>
    asked(at(code, 'seats'), { method: 'POST', body: wished, token }),
  introduce: (code: string, token: string, wished: PersonWished): Promise<TableShown> =>
    shown(at(code, 'seats/mine'), { method: 'POST', body: wished, token }),
  stand: (code: string, token: string): Promise<TableShown> =>
    shown(at(code, 'seats/mine'), { method: 'DELETE', token }),
  renew: (code: string, token: string): Promise<Seated> =>
    asked(at(code, 'seats/mine/renew'), { method: 'POST', token }),
  start: (code: string, token: string): Promise<TableShown> => shown(at(code, 'start'), { method: 'POST', token }),
  changeSettings: (code: string, token: string, wished: SettingsWished): Promise<TableShown> =>
    shown(at(code, 'settings'), { method: 'POST', token, body: wished }),
  fill: (code: string, token: string, bot: string, seat: string | null = null): Promise<TableShown> =>
    shown(at(code, 'fill'), { method: 'POST', token, body: { bot, seat } }),
  replace: (code: string, token: string, seat: string, bot: string): Promise<TableShown> =>
    shown(at(code, 'replace'), { method: 'POST', token, body: { seat, bot } }),
  offer: (code: string, token: string, seat: string, offered: boolean): Promise<TableShown> =>
    shown(at(code, 'offer'), { method: 'POST', token, body: { seat, offered } }),
  remove: (code: string, token: string, seat: string): Promise<TableShown> =>
    shown(at(code, 'remove'), { method: 'POST', token, body: { seat } }),
  pause: (code: string, token: string): Promise<TableShown> => shown(at(code, 'pause'), { method: 'POST', token }),
  goOn: (code: string, token: string): Promise<TableShown> => shown(at(code, 'go-on'), { method: 'POST', token }),
  close: (code: string, token: string): Promise<TableShown> => shown(at(code, 'close'), { method: 'POST', token }),
  rematch: (code: string, token: string): Promise<Moved> => asked(at(code, 'rematch'), { method: 'POST', token }),
  replay: (code: string, ears: string, token: string | null): Promise<ReplayShown> =>
    asked(`${at(code, 'replay')}?ears=${encodeURIComponent(ears)}`, { token }),
  review: (code: string, token: string | null): Promise<ReviewAnswer> => asked(at(code, 'review'), { token }),
  whatIf: (code: string, token: string | null, wished: MomentWished): Promise<Seated> =>
    asked(at(code, 'what-if'), { method: 'POST', token, body: wished }),
  record: (code: string, token: string | null): Promise<string> =>
    answered(at(code, 'record'), { token }).then((answer) => answer.text()),
};

function at(code: string, what = ''): string {
  return `/api/tables/${encodeURIComponent(code)}${what === '' ? '' : `/${what}`}`;
}

async function shown(path: string, ask: Ask = {}): Promise<TableShown> {
  return (await asked<TableAnswer>(path, ask)).table;
}

async function asked<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
  const answer = await answered(path, ask);
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new Problem('no-network'); // cut off in the middle of a sentence
  }
}

async function answered(path: string, { method, token, body }: Ask = {}): Promise<Response> {
  const headers = new Headers();
  if (token != null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? 'GET',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Problem('no-network');
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Refusal>;
    if (typeof told.code === 'string') return new Problem(told.code, told.say, told.details, told.objections);
  } catch {
    // not the house, but something between it and this page
  }
  return new Problem(answer.status >= 502 ? 'no-network' : 'our-fault', `HTTP ${answer.status}`);
}
