import type { QuantityRefusal } from '@souk/contracts';
import ar from './texts/ar.json';
import en from './texts/en.json';
import { language } from './language.ts';

/** Why a quantity is refused, in the page's language and in the same words wherever it is said (CRT-13). */
export const refusalText = (refusal: QuantityRefusal): string =>
  (language() === 'ar' ? ar : en).refusal[refusal];
