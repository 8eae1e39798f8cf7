import { couponsQuery } from '@souk/api-client';
import type { Store } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { CouponCard, Rail, Section } from '@souk/storefront';
import { useText } from '../texts/texts.ts';

/** The coupons that hold in this store alone; nothing where it has none (STR-7, WAL-5). */
export function StoreCoupons({ store }: { store: Store }) {
  const t = useText();
  const { data } = useQuery(couponsQuery());
  const coupons = data?.filter(({ store_id }) => store_id === store.id) ?? [];
  if (coupons.length === 0) return null;
  const heading = t('store.coupons');
  return (
    <Section heading={heading}>
      <Rail label={heading} of="wide">
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </Rail>
    </Section>
  );
}
