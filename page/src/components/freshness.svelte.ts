// What has just come under somebody's pointer was not what they clicked on: for a moment it is deaf.
const FRESH = 350; // milliseconds

export class Freshness {
  now = $state(false);

  constructor(shown: () => unknown) {
    $effect.pre(() => {
      shown();
      this.now = true;
      const over = setTimeout(() => (this.now = false), FRESH);
      return () => clearTimeout(over);
    });
  }
}
