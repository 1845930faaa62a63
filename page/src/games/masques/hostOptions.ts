// What a host of Masques may choose, in people's words; by the values that the server knows.
import { t } from '../../words/words.svelte';

/** A value that can be ticked; the empty one is the usual one. */
export interface Choice {
  value: string;
  said: string;
}

const SAME_PRICES = 'uniform-234';
const NEUTRALS = ['2,2,3,4', '2,3,4,4', '3,3,3,3', '2,2,3,3'];
const WEIGHTS = ['0', '1', '2'];

export function costChoices(): Choice[] {
  return [
    { value: '', said: t('open-costs-usual') },
    { value: SAME_PRICES, said: t('open-costs-same') },
  ];
}

export function neutralChoices(): Choice[] {
  return [{ value: '', said: '2, 3, 3, 4' }, ...NEUTRALS.map((value) => ({ value, said: describeList(value) }))];
}

export function weightChoices(): Choice[] {
  return [
    { value: '', said: t('open-weights-usual') },
    ...WEIGHTS.map((value) => ({ value, said: describeWeights(value) })),
  ];
}

export function absentChoices(game: string): Choice[] {
  return [
    { value: '', said: t('open-by-chance') },
    ...familiesOf(game).map((family) => ({ value: family, said: family })),
  ];
}

/** The families that people play for, in the order of the edition. */
export function familiesOf(game: string): string[] {
  return [game === 'masques-dust' ? 'Cantarini' : 'Contarini', 'Dandolo', 'Morosini', 'Venier'];
}

export function describeCosts(value: string): string {
  return costChoices().find((choice) => choice.value === value)?.said ?? value;
}

export function describeWeights(value: string): string {
  return /^\d+$/.test(value) ? t('open-weights-all', { n: Number(value) }) : value;
}

export function describeList(value: string): string {
  return value.split(',').join(', ');
}
