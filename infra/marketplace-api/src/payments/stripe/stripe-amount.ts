/** https://docs.stripe.com/currencies: amounts of these are whole units. */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Of these thousandths, the last digit always 0. */
const THREE_DECIMAL = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Hundredths, though only whole units are charged. */
const WHOLE_UNITS = new Set(['ISK', 'UGX']);

/** An amount in cents, the hundredths that we count in, as Stripe writes it; rounded where the currency has no such part. */
export function toStripeAmount(cents: number, currency: string): number {
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code)) return Math.round(cents / 100);
  if (THREE_DECIMAL.has(code)) return cents * 10;
  return WHOLE_UNITS.has(code) ? Math.round(cents / 100) * 100 : cents;
}

/**
 * Stripe's amount in cents.
 * @param expected what was asked for, in cents: it is what came where Stripe's amount is what it was rounded to
 */
export function fromStripeAmount(amount: number, currency: string, expected: number | null): number {
  if (expected !== null && toStripeAmount(expected, currency) === amount) return expected;
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code)) return amount * 100;
  return THREE_DECIMAL.has(code) ? Math.round(amount / 10) : amount;
}
