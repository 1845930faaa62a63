// Tiny sounds, made of air: no files, and none at all until somebody asks for them.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'coin' | 'card' | 'cloth' | 'announce' | 'reveal' | 'talk' | 'end';

interface Tone {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  length: number; // seconds
  loudness: number;
  wave: OscillatorType;
}

// A swap under the cloth has one sound, whether it happened or not.
const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [tone(0, 587, 0.18), tone(0.14, 880, 0.3)],
  coin: [tone(0, 1480, 0.08, 0.12, 'triangle'), tone(0.05, 1976, 0.22, 0.1, 'triangle')],
  card: [tone(0, 220, 0.05, 0.12, 'triangle'), tone(0.03, 180, 0.05, 0.08, 'triangle')],
  cloth: [tone(0, 140, 0.22, 0.12), tone(0.12, 120, 0.25, 0.1)],
  announce: [tone(0, 392, 0.16, 0.16, 'triangle'), tone(0.12, 523, 0.16, 0.16, 'triangle'), tone(0.24, 659, 0.3, 0.16, 'triangle')],
  reveal: [tone(0, 330, 0.12, 0.14, 'triangle'), tone(0.1, 494, 0.35, 0.14, 'triangle')],
  talk: [tone(0, 740, 0.07, 0.1), tone(0.08, 622, 0.1, 0.1)],
  end: [tone(0, 523, 0.2), tone(0.16, 659, 0.2), tone(0.32, 784, 0.2), tone(0.48, 1047, 0.6)],
};

let air: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.visibilityState !== 'visible') return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers let nobody make a sound who was not touched yet
  try {
    air ??= new AudioContext();
    void air.resume();
    for (const each of SOUNDS[sound]) ring(air, each);
  } catch {
    // a device without ears for it stays silent
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
