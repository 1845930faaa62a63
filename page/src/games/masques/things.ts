// Where the table of Masques has what lessons point at: arcade-A2, space-S2, score-A, plot-Morosini4, pile-thief.
import type { Things } from '../family';

export const things: Things = (mark) => {
  const [kind = '', name = ''] = mark.split('-');
  switch (kind) {
    case 'score':
      return [`[data-seat='${name}']`];
    case 'plot':
      return [`.hand [data-choice='${name}']`];
    case 'pile':
      return [`.hire [data-choice^='${name}']`];
    default:
      return [`[data-at='${name}']`];
  }
};
