import { moneyFormat } from '@souk/i18n/money';
import type { Settings } from '../entities/settings.ts';
import type { Language } from '../texts/translate.ts';

/** Formats an amount in cents for a sentence as pages write it: `AED 12.50`, `$12.50`, in Arabic `12.50 د.إ` (CRD-16). */
export const formatMoney = (cents: number, settings: Settings, language: Language): string =>
  moneyFormat(language, settings)(cents / 100);
