import { CouponCard } from '@souk/storefront';
import { aCoupon } from '@souk/testing/builders';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const couponCard: Story = {
  width: 340,
  states: {
    'a share': ({ name: title }) => <CouponCard coupon={aCoupon({ title })} />,
    'an amount, of one store': ({ name }) => (
      <CouponCard coupon={aCoupon({ discount_type: 'amount', store_id: 1, store_name: name })} />
    ),
    long: (words) =>
      longOf(words).map((title) => (
        <CouponCard
          key={title}
          coupon={aCoupon({ title, code: 'WELCOMETOTHENEIGHBOURHOODOFTHEOLDHARBOUR' })}
        />
      )),
  },
};
