// What a person wishes of this page on this device.
import { store, stored } from './storage';

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'slow' | 'usual' | 'quick' | 'at-once';
export type Motion = 'system' | 'less';

export const THEMES: readonly Theme[] = ['system', 'dark', 'light'];
export const SPEEDS: readonly Speed[] = ['slow', 'usual', 'quick', 'at-once'];
export const MOTIONS: readonly Motion[] = ['system', 'less'];

const KEPT = 'ridotto.settings';
// Guests of the old comedy, for people who have not told a name; no bot of the house is called so.
const MASKED = [
  ...['Colombina', 'Pantalone', 'Brighella', 'Pulcinella', 'Scaramuccia', 'Tartaglia', 'Pedrolino', 'Isabella'],
  ...['Arlecchino', 'Zanni', 'Mezzetino', 'Smeraldina', 'Coviello', 'Beltrame', 'Truffaldino', 'Ricciolina'],
];

class Settings {
  name = $state('');
  theme = $state<Theme>('system');
  speed = $state<Speed>('usual');
  motion = $state<Motion>('system');
  sound = $state(false); // off until asked for
  leads = $state(true); // a board says who leads where

  constructor() {
    const found = read();
    if (typeof found['name'] === 'string') this.name = found['name'];
    this.theme = oneOf(THEMES, found['theme'], this.theme);
    this.speed = oneOf(SPEEDS, found['speed'], this.speed);
    this.motion = oneOf(MOTIONS, found['motion'], this.motion);
    this.sound = found['sound'] === true;
    this.leads = found['leads'] !== false;
    if (this.name === '') this.name = MASKED[Math.floor(Math.random() * MASKED.length)] ?? '';
  }

  /** A person who has chosen no name comes under one that nobody else at the table has. */
  unlike(others: string[]): void {
    if (MASKED.includes(this.name) && others.includes(this.name)) {
      this.name = MASKED.find((name) => !others.includes(name)) ?? this.name;
    }
  }

  /** Keeps every choice, and lets the page look like it. Called in an effect. */
  applied(): void {
    const { name, theme, speed, motion, sound, leads } = this;
    store(KEPT, JSON.stringify({ name, theme, speed, motion, sound, leads }));
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
