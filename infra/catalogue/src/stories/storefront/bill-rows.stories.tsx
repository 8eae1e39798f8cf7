import { BillRows, UnitPrice } from '@souk/storefront/orders';
import { aBill, aBillLine } from '@souk/testing/builders';
import type { Story } from '../story.ts';

const EVERY_ROW = aBill({
  subtotal: 1_234_567.5,
  item_discount: 100,
  add_ons: 12.5,
  coupon_discount: 10,
  welcome_discount: 5,
  tax_included: 1,
  delivery_fee: 0,
  packaging_fee: 3,
  tip: 10,
  total: 1_234_479,
  wallet_used: 1_000_000,
  due: 234_479,
});

export const billRows: Story = {
  also: ['UnitPrice'],
  width: 320,
  states: {
    delivered: () => <BillRows bill={aBill()} delivered />,
    'picked up': () => <BillRows bill={aBill({ delivery_fee: 0, full_delivery_fee: 0 })} delivered={false} />,
    'with every row': () => <BillRows bill={EVERY_ROW} delivered tipAfter={5} />,
    'the price of one of several': () => <UnitPrice line={aBillLine({ quantity: 99, price: 1_234_567.5 })} />,
    'without a price yet': () => <BillRows bill={aBill()} delivered unpriced />,
  },
};
