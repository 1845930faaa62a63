// Where the table of Masquerade has what lessons point at: card-b2, row-B, candles.
import type { Things } from '../family';

export const things: Things = (mark) => {
  const [kind = '', name = ''] = mark.split('-');
  switch (kind) {
    case 'card':
      return [`[data-place='${name}']`];
    case 'row':
      return [`[data-place^='${name.toLowerCase()}']`];
    default:
      return [`.${kind}`];
  }
};
