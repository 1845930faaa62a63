// How far the game is, for the bar above the table: a game that counts rounds says so while it is played.
class Progress {
  round = $state(''); // such as "Dance 5"; empty: this game does not say
  more = $state(''); // such as "8 of 16 spaces filled"
  goal = $state(''); // so many win; a phone has room for this alone

  /** Called while a component is made; with the component it is over. */
  follow(round: () => string, more: () => string, goal = ''): void {
    $effect(() => {
      this.round = round();
      this.more = more();
      this.goal = goal;
      return () => {
        this.round = '';
        this.more = '';
        this.goal = '';
      };
    });
  }
}

export const progress = new Progress();
