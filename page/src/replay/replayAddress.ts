// A moment of a finished game has an address, so that it can be shown to somebody.
import { replayPath } from '../net/router.svelte';

export interface Moment {
  step: number; // from 0; what the address and the page count begins with 1
  ears: string;
}

export function momentInAddress(): Partial<Moment> {
  const asked = new URLSearchParams(location.search);
  const ears = asked.get('ears') ?? '';
  const step = Number(asked.get('step') ?? NaN);
  return {
    ...(/^[A-Z*-]$/.test(ears) ? { ears } : {}),
    ...(Number.isInteger(step) && step > 0 ? { step: step - 1 } : {}),
  };
}

export function momentPath(code: string, { step, ears }: Moment): string {
  return `${replayPath(code)}?step=${step + 1}&ears=${encodeURIComponent(ears)}`;
}

/** In the address bar. Some browsers allow this only so many times a minute: then the next time will do. */
export function keepInAddress(code: string, moment: Moment): void {
  try {
    history.replaceState(history.state, '', momentPath(code, moment));
  } catch {
    // too often
  }
}

export function recordPath(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/record`;
}

/** As the house names it, too. */
export function recordFile(code: string, game: string): string {
  return `${game}-${code}.ridotto`;
}
