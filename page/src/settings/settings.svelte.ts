// What a person wishes of this page on this device.
import { faceOf, type FaceName } from '../art/faces';
import { store, stored } from './storage';

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'slow' | 'usual' | 'quick' | 'at-once';
export type Motion = 'system' | 'less';

export const THEMES: readonly Theme[] = ['system', 'dark', 'light'];
export const SPEEDS: readonly Speed[] = ['slow', 'usual', 'quick', 'at-once'];
export const LEVELS = ['beginner', 'courtier', 'master'] as const; // of bots
export const MOTIONS: readonly Motion[] = ['system', 'less'];

const KEPT = 'ridotto.settings';
// Guests of the old comedy, for people who have not told a name; no bot of the house is called so.
const MASKED = [
  ...['Colombina', 'Pantalone', 'Brighella', 'Pulcinella', 'Scaramuccia', 'Tartaglia', 'Pedrolino', 'Isabella'],
  ...['Arlecchino', 'Zanni', 'Mezzetino', 'Smeraldina', 'Coviello', 'Beltrame', 'Truffaldino', 'Ricciolina'],
];

class Settings {
  name = $state('');
  face = $state(''); // a word of art/faces.ts; empty: the one that the name leads to
  theme = $state<Theme>('system');
  speed = $state<Speed>('usual');
  motion = $state<Motion>('system');
  sound = $state(false); // off until asked for
  notify = $state(false); // a notification when it is their turn and the page is hidden
  offered = $state<string[]>([]); // what was offered once and is not offered again: notify
  leads = $state(true); // a board says who leads where
  level = $state<(typeof LEVELS)[number]>('courtier'); // of the bots that Play now seats: the last one that was chosen

  constructor() {
    const found = read();
    if (typeof found['name'] === 'string') this.name = found['name'];
    if (typeof found['face'] === 'string') this.face = found['face'];
    this.theme = oneOf(THEMES, found['theme'], this.theme);
    this.speed = oneOf(SPEEDS, found['speed'], this.speed);
    this.motion = oneOf(MOTIONS, found['motion'], this.motion);
    this.sound = found['sound'] === true;
    this.notify = found['notify'] === true;
    this.offered = Array.isArray(found['offered']) ? found['offered'].filter((each) => typeof each === 'string') : [];
    this.leads = found['leads'] !== false;
    this.level = oneOf(LEVELS, found['level'], this.level);
    if (this.name === '') this.name = MASKED[Math.floor(Math.random() * MASKED.length)] ?? '';
  }

  /** A person who has chosen no name comes under one that nobody else at the table has. */
  unlike(others: string[]): void {
    if (MASKED.includes(this.name) && others.includes(this.name)) {
      this.name = MASKED.find((name) => !others.includes(name)) ?? this.name;
    }
  }

  /** The face at every table where nobody else has it: the chosen one, or the one that the name leads to. */
  get wishedFace(): FaceName {
    return faceOf(this.name, this.face);
  }

  /** Remembers that something was offered, whatever the person said to it. */
  wasOffered(what: string): void {
    if (!this.offered.includes(what)) this.offered.push(what);
  }

  /** Keeps every choice, and lets the page look like it. Called in an effect. */
  applied(): void {
    const { name, face, theme, speed, motion, sound, notify, offered, leads, level } = this;
    store(KEPT, JSON.stringify({ name, face, theme, speed, motion, sound, notify, offered, leads, level }));
    const page = document.documentElement.dataset;
    if (theme === 'system') delete page['theme'];
    else page['theme'] = theme;
    if (motion === 'system') delete page['motion'];
    else page['motion'] = motion;
  }
}

export const settings = new Settings();

/** Whether things should rather not move: the person says so, here or to their device. */
export function isCalm(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<Choice extends string>(choices: readonly Choice[], found: unknown, otherwise: Choice): Choice {
  return choices.find((choice) => choice === found) ?? otherwise;
}
