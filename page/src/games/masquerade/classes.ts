// The six classes of cards: each has a colour and a sign, and is told by either. Both are the same by day and by night.
import type { CardClass } from './cards';

export const CLASS_COLOURS: Record<CardClass, string> = {
  king: '#8f6206',
  queen: '#a3405a',
  noble: '#6f4a91',
  assassin: '#4a3550',
  soldier: '#3c6d96',
  commoner: '#4f6d2b',
};

/** Line drawings, 24 by 24. */
export const CLASS_SIGNS: Record<CardClass, string> = {
  king: 'M3 19L2 7l6 4.5L12 4l4 7.5L22 7l-1 12zM4 22h16',
  queen: 'M4 19L2 8l6 5 4-9 4 9 6-5-2 11zM12 22h.1M5 22h.1M19 22h.1',
  noble: 'M5 20l-2-9 5 3 4-7 4 7 5-3-2 9z',
  assassin: 'M12 2l3 13H9zM6 16h12M12 16v6',
  soldier: 'M12 2l8 3v7c0 5-3 8-8 10-5-2-8-5-8-10V5z',
  commoner: 'M4 20c0-8 3-11 8-11s8 3 8 11zM8.5 9c-1-6 8-6 7 0',
};
