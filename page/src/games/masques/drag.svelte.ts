// A card that is drawn from the hand to a place by mouse or finger. The end of the way only holds it there.
const FAR = 8; // pixels: less is a tap

export interface Dragging {
  picks: (card: string) => void; // it leaves the hand
  over: (place: string | null) => void;
  drops: (place: string) => void;
}

export class Drag {
  card = $state<string | null>(null); // null: nothing is drawn
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  readonly #deeds: Dragging;

  constructor(deeds: Dragging) {
    this.#deeds = deeds;
  }

  /** From a press on a card on. */
  start(pressed: PointerEvent, card: string): void {
    if (!pressed.isPrimary || pressed.button !== 0) return;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId) return;
      if (this.card === null && Math.hypot(event.x - pressed.x, event.y - pressed.y) < FAR) return;
      if (this.card === null) this.#deeds.picks(card);
      [this.card, this.x, this.y] = [card, event.x, event.y];
      this.over = placeAt(event);
      this.#deeds.over(this.over);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId) return;
      listening.abort();
      if (this.card === null) return;
      const place = event.type === 'pointerup' ? placeAt(event) : null;
      [this.card, this.over] = [null, null];
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true })); // where no click follows
      if (place !== null) this.#deeds.drops(place);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }
}

/** The click that ends a drag is none. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt({ x, y }: PointerEvent): string | null {
  const spots = document.elementsFromPoint(x, y).map((each) => each.closest<HTMLElement>('[data-place], [data-at]'));
  const found = spots.find((spot) => spot !== null);
  return found?.dataset['place'] ?? found?.dataset['at'] ?? null;
}
