// Round the table by arrows: left and right lead from seat to seat, as people sit, and Enter reads one.
import { isAtLarge } from '../../components/focus';

const SEATS = '.floor .seats [data-place]';
const BACKWARDS = ['ArrowRight', 'ArrowUp']; // I sit below: what is clockwise from me lies to my left

/** While something is asked, its answers have the arrows; the one up leads to the table, and the one down back to the
 * box. */
export function walkSeats(event: KeyboardEvent, play: HTMLElement | undefined, asked: boolean, own: string): void {
  if (!event.key.startsWith('Arrow') || event.altKey || event.shiftKey || play === undefined) return;
  const seats = [...play.querySelectorAll<HTMLElement>(SEATS)];
  const at = event.target instanceof HTMLElement ? seats.indexOf(event.target) : -1;
  const box = play.querySelector<HTMLElement>('#asked-title');
  if (at < 0) {
    const inBox = event.target instanceof Node && play.querySelector('.foot')?.contains(event.target) === true;
    if (asked ? event.key !== 'ArrowUp' || !(inBox || isAtLarge()) : !isAtLarge()) return;
    event.preventDefault();
    (seats.find((seat) => seat.dataset.place === own) ?? seats[0])?.focus({ preventScroll: true });
  } else {
    event.preventDefault();
    const step = BACKWARDS.includes(event.key) ? -1 : 1;
    const next = event.key === 'ArrowDown' && asked ? box : seats[(at + step + seats.length) % seats.length];
    next?.focus({ preventScroll: true });
  }
}
