// Which lessons this browser has had: each is offered until it was seen once.
import { store, stored } from '../settings/storage';

const KEPT = 'ridotto.lessons';

/** True when this lesson was finished or left here. */
export function wasTaught(lesson: string): boolean {
  return taught().includes(lesson);
}

export function noteTaught(lesson: string): void {
  if (!wasTaught(lesson)) store(KEPT, [...taught(), lesson].join(' '));
}

function taught(): string[] {
  return (stored(KEPT) ?? '').split(' ').filter(Boolean);
}
