// Where the table of Mascarade has what lessons point at: seat-B, purse-B, mask-b, mask-centre1, court, bank.
import type { Things } from '../family';

export const things: Things = (mark) => {
  const [kind = '', name = ''] = mark.split('-');
  const seat = `li:has([data-place='${name.toLowerCase()}'])`;
  switch (kind) {
    case 'mask':
      return [`[data-place='${name}']`];
    case 'seat':
      return [seat];
    case 'purse':
      return [`${seat} .purse`, seat];
    default:
      return [`[data-thing='${kind}']`];
  }
};
