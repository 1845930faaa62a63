// The prices of agents that a host may choose without writing them; by the names that the server knows.
import { t } from '../../words/words.svelte';

export const SAME_PRICES = 'uniform-234';

export function describeCosts(value: string): string {
  return value === SAME_PRICES ? t('open-costs-same') : value;
}
