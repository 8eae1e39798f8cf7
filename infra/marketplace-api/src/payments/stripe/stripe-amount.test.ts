import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';

it('charges what the customer saw in every kind of currency, and reads it back as the same amount (CHK-2)', () => {
  for (const [currency, cents, amount] of [
    ['usd', 1250, 1250],
    ['AED', 5, 5],
    ['JPY', 50_000, 500],
    ['krw', 100, 1],
    ['KWD', 512, 5120],
    ['bhd', 1, 10],
    ['ISK', 500, 500],
    ['UGX', 500_000, 500_000],
  ] as const) {
    assert.equal(toStripeAmount(cents, currency), amount, currency);
    assert.equal(fromStripeAmount(amount, currency, null), cents, currency);
  }
});

it('counts a total that the currency cannot express as paid by the rounded amount', () => {
  for (const [currency, cents, amount] of [
    ['JPY', 10_050, 101],
    ['UGX', 10_049, 10_000],
  ] as const) {
    assert.equal(toStripeAmount(cents, currency), amount);
    assert.equal(fromStripeAmount(amount, currency, cents), cents);
  }
  assert.equal(fromStripeAmount(102, 'JPY', 10_050), 10_200, 'another amount is another amount');
});
