import type { Settings } from '../entities/settings.ts';
import { invalid } from '../http/problem.ts';
import type { Language } from '../texts/translate.ts';
import { formatMoney } from './format-money.ts';

/**
 * An amount that a customer typed, in cents.
 * @param bounds in cents, both included
 * @throws Problem 422 for one out of bounds, or with more decimals than the currency has.
 */
export function amountInCents(
  amount: number,
  { minimum, maximum }: { minimum: number; maximum: number },
  settings: Settings,
  language: Language,
): number {
  const digits = Math.min(2, settings.digit_after_decimal_point);
  if (Number(amount.toFixed(digits)) !== amount) throw invalid('amount', 'amount.decimals', { digits });
  const cents = Math.round(amount * 100);
  if (cents < minimum || cents > maximum)
    throw invalid('amount', 'amount.bounds', {
      minimum: formatMoney(minimum, settings, language),
      maximum: formatMoney(maximum, settings, language),
    });
  return cents;
}
