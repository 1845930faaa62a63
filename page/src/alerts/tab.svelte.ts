/** Whether this page is the one that its person looks at. */
class Tab {
  hidden = $state(document.visibilityState === 'hidden');

  constructor() {
    document.addEventListener('visibilitychange', () => (this.hidden = document.visibilityState === 'hidden'));
  }
}

export const tab = new Tab();
