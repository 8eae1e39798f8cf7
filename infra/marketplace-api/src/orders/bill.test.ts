import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { billOf, goodsCents, lineCents, paidByWallet, type Amounts, type BillParts } from './bill.ts';

const cents = (max: number) => fc.integer({ min: 0, max });
const line = fc.record({
  price: cents(100_000),
  // A discount may exceed the price, and data may be wrong.
  discount: fc.integer({ min: -500, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  add_ons: fc.array(fc.record({ price: cents(5_000), quantity: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 3,
  }),
});
const coupon = fc.oneof(
  fc.record({
    discount_type: fc.constant('percent' as const),
    discount: fc.integer({ min: 0, max: 150 }),
    max_discount: cents(9_000),
  }),
  fc.record({
    discount_type: fc.constant('amount' as const),
    discount: cents(500_000),
    max_discount: cents(9_000),
  }),
);
const anyParts: fc.Arbitrary<BillParts> = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  coupon: fc.option(coupon),
  welcome: fc.option(coupon),
  tax_rate: fc.integer({ min: 0, max: 10_000 }),
  tax_included: fc.boolean(),
  delivery_fee: cents(10_000),
  free_delivery_from: fc.option(cents(100_000)),
  packaging_fee: cents(2_000),
  service_fee: cents(2_000),
  tip: cents(20_000),
});
const plain: BillParts = {
  lines: [{ price: 1000, discount: 0, quantity: 1, add_ons: [] }],
  coupon: null,
  welcome: null,
  tax_rate: 0,
  tax_included: true,
  delivery_fee: 0,
  free_delivery_from: null,
  packaging_fee: 0,
  service_fee: 0,
  tip: 0,
};

describe('the bill', () => {
  it('adds up to its total, whatever is ordered, with every coupon, tax, fee and tip (CHK-10, CHK-11)', () => {
    fc.assert(
      fc.property(anyParts, cents(500_000), (parts, balance) => {
        const bill = paidByWallet(billOf(parts), balance);
        const sum =
          bill.subtotal -
          bill.item_discount +
          bill.add_ons -
          bill.coupon_discount -
          bill.welcome_discount +
          (bill.tax_included ? 0 : bill.tax) +
          bill.delivery_fee +
          bill.packaging_fee +
          bill.service_fee +
          bill.tip;
        assert.equal(bill.total, sum);
        assert.equal(bill.due, bill.total - bill.wallet_used);
        const goods = parts.lines.reduce((all, each) => all + lineCents(each), 0);
        assert.equal(goods, bill.subtotal - bill.item_discount + bill.add_ons);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never negative, in any of its lines, and always in whole cents (POP-16)', () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: -1000, max: 500_000 }), (parts, balance) => {
        const { tax_included: _, ...amounts }: Amounts = paidByWallet(billOf(parts), balance);
        for (const [name, amount] of Object.entries(amounts))
          assert.ok(Number.isInteger(amount) && amount >= 0, `${name} is ${amount}`);
        assert.ok(amounts.wallet_used <= amounts.total && amounts.wallet_used <= Math.max(0, balance));
      }),
      { numRuns: 1000 },
    );
  });

  it('never takes a price below zero by a discount: neither a unit’s, nor the goods’ by a coupon', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const bill = billOf(parts);
        const goods = goodsCents(parts.lines);
        for (const each of parts.lines) {
          const addOns = each.add_ons.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
          assert.ok(lineCents(each) >= addOns, 'add-ons are never discounted');
        }
        assert.ok(bill.item_discount <= bill.subtotal);
        assert.ok(bill.coupon_discount + bill.welcome_discount <= goods);
        const most = parts.coupon?.max_discount ?? 0;
        if (most > 0) assert.ok(bill.coupon_discount <= most);
      }),
    );
  });

  it('is paid to the cent by wallet and method, and takes the welcome discount off what the coupon leaves (SES-15, WAL-9, CHK-8)', () => {
    fc.assert(
      fc.property(anyParts, cents(500_000), (parts, balance) => {
        const bill = billOf(parts);
        const [withoutWelcome, withoutCoupon] = [
          billOf({ ...parts, welcome: null }),
          billOf({ ...parts, coupon: null }),
        ];
        // The coupon's discount does not change with the welcome discount, which is at most what is left, or what it is alone.
        assert.equal(bill.coupon_discount, withoutWelcome.coupon_discount);
        assert.ok(bill.welcome_discount <= withoutCoupon.welcome_discount);
        assert.ok(bill.welcome_discount <= goodsCents(parts.lines) - bill.coupon_discount);
        const { welcome } = parts;
        if (welcome && welcome.max_discount > 0) assert.ok(bill.welcome_discount <= welcome.max_discount);
        // Fees and tips are never discounted.
        const fees = (each: Amounts) => each.delivery_fee + each.packaging_fee + each.service_fee + each.tip;
        assert.equal(fees(bill), fees(withoutWelcome));
        assert.ok(bill.total >= fees(bill) && bill.total <= withoutWelcome.total);

        const paid = paidByWallet(bill, balance);
        assert.equal(paid.wallet_used + paid.due, bill.total);
        assert.equal(paid.wallet_used, Math.min(balance, bill.total));
        // Splitting the payment changes nothing else of the bill, and so nothing of the cashback.
        assert.deepEqual({ ...paid, wallet_used: 0, due: bill.total }, bill);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts add-ons by their own quantity, not by the units of the line (POP-16)', () => {
    const lines = [{ price: 1500, discount: 300, quantity: 2, add_ons: [{ price: 150, quantity: 3 }] }];
    const { subtotal, item_discount, add_ons, total } = billOf({ ...plain, lines });
    assert.deepEqual([subtotal, item_discount, add_ons, total], [3000, 600, 450, 2850]);
  });

  it('shows the tax that prices include, or adds it to them (CHK-11)', () => {
    const lines = [{ price: 10_500, discount: 0, quantity: 1, add_ons: [] }];
    const included = billOf({ ...plain, lines, tax_rate: 500 });
    assert.deepEqual([included.tax, included.total], [500, 10_500]);
    const excluded = billOf({ ...plain, lines, tax_rate: 500, tax_included: false });
    assert.deepEqual([excluded.tax, excluded.total], [525, 11_025]);
  });

  it('delivers for free from an amount of goods on, and names the regular fee (CHK-11)', () => {
    const delivered = { ...plain, delivery_fee: 700, free_delivery_from: 1001 };
    assert.equal(billOf(delivered).delivery_fee, 700);
    const free = billOf({ ...delivered, free_delivery_from: 1000 });
    assert.deepEqual([free.delivery_fee, free.full_delivery_fee, free.total], [0, 700, 1000]);
  });
});
