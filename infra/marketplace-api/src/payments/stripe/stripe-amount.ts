/** https://docs.stripe.com/currencies: amounts in whole units. */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Amounts in thousandths, whose last digit is always 0. */
const THREE_DECIMAL = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Amounts in hundredths, though only whole units can be charged. */
const WHOLE_UNITS = new Set(['ISK', 'UGX']);

/** Converts cents (hundredths) to Stripe's unit of the currency, rounded where it has no such part. */
export function toStripeAmount(cents: number, currency: string): number {
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code)) return Math.round(cents / 100);
  if (THREE_DECIMAL.has(code)) return cents * 10;
  return WHOLE_UNITS.has(code) ? Math.round(cents / 100) * 100 : cents;
}

/**
 * Stripe's amount in cents.
 * @param expected the requested amount in cents: the result, where Stripe's amount is its rounded value
 */
export function fromStripeAmount(amount: number, currency: string, expected: number | null): number {
  if (expected !== null && toStripeAmount(expected, currency) === amount) return expected;
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code)) return amount * 100;
  return THREE_DECIMAL.has(code) ? Math.round(amount / 10) : amount;
}
