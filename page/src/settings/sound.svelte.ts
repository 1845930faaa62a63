// Short sounds, made of tones: no files, and none at all until a person has agreed to them.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'coin' | 'card' | 'cloth' | 'announce' | 'reveal' | 'right' | 'wrong' | 'talk' | 'end';

interface Tone {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  length: number; // seconds
  loudness: number;
  wave: OscillatorType;
}

// A swap under the cloth has one sound, whether it happened or not.
const SOUNDS: Record<Sound, readonly Tone[]> = {
  // One bell, with the overtones of one.
  turn: [tone(0, 784, 1.4, 0.22), tone(0, 2164, 0.5, 0.06), tone(0, 4233, 0.25, 0.03)],
  coin: [tone(0, 1480, 0.08, 0.12, 'triangle'), tone(0.05, 1976, 0.22, 0.1, 'triangle')],
  card: [tone(0, 220, 0.05, 0.12, 'triangle'), tone(0.03, 180, 0.05, 0.08, 'triangle')],
  cloth: [tone(0, 140, 0.22, 0.12), tone(0.12, 120, 0.25, 0.1)],
  announce: [
    tone(0, 392, 0.16, 0.16, 'triangle'),
    tone(0.12, 523, 0.16, 0.16, 'triangle'),
    tone(0.24, 659, 0.3, 0.16, 'triangle'),
  ],
  reveal: [tone(0, 330, 0.12, 0.14, 'triangle'), tone(0.1, 494, 0.35, 0.14, 'triangle')],
  right: [tone(0, 523, 0.16, 0.16, 'triangle'), tone(0.13, 784, 0.4, 0.16, 'triangle')],
  wrong: [tone(0, 150, 0.09, 0.22, 'triangle'), tone(0.02, 95, 0.14, 0.2)],
  talk: [tone(0, 740, 0.07, 0.1), tone(0.08, 622, 0.1, 0.1)],
  end: [tone(0, 523, 0.2), tone(0.16, 659, 0.2), tone(0.32, 784, 0.2), tone(0.48, 1047, 0.6)],
};

const WHILE_HIDDEN: readonly Sound[] = ['turn', 'end']; // what calls people back; the rest is for those who look
const APART = 0.06; // seconds between two coins
const VIBRATION = 40; // milliseconds

let air: AudioContext | null = null;

/** Plays a sound, `times` times where it stands for so many things, if the person has agreed to sounds. */
export function play(sound: Sound, times = 1): void {
  if (!settings.sound || (document.visibilityState === 'hidden' && !WHILE_HIDDEN.includes(sound))) return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers allow sound only after a person has touched the page
  if (sound === 'turn' && 'vibrate' in navigator) navigator.vibrate(VIBRATION);
  try {
    air ??= new AudioContext();
    void air.resume();
    for (let n = 0; n < times; n += 1)
      for (const each of SOUNDS[sound]) ring(air, { ...each, at: each.at + n * APART });
  } catch {
    // a device that cannot play it stays silent
  }
}

function ring(air: AudioContext, { at, pitch, length, loudness, wave }: Tone): void {
  const from = air.currentTime + at;
  const voice = air.createOscillator();
  const swell = air.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  swell.gain.setValueAtTime(0, from);
  swell.gain.linearRampToValueAtTime(loudness, from + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(swell).connect(air.destination);
  voice.start(from);
  voice.stop(from + length);
}

function tone(at: number, pitch: number, length: number, loudness = 0.2, wave: OscillatorType = 'sine'): Tone {
  return { at, pitch, length, loudness, wave };
}
