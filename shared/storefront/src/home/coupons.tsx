import { couponsQuery } from '@souk/api-client';
import { Skeleton } from '@souk/ui';
import { QuerySection } from '../section/query-section.tsx';
import { Rail } from '../section/rail.tsx';
import { COUPON_HEIGHT, CouponCard } from './coupon-card.tsx';

/** Coupons that anyone may see and copy (WAL-5, WAL-6, AMB-34). */
export function Coupons({ heading, subtitle }: { heading: string; subtitle?: string }) {
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      query={couponsQuery()}
      isEmpty={(coupons) => coupons.length === 0}
      skeleton={
        <Rail label={heading} of="wide">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={COUPON_HEIGHT} radius="l" />
          ))}
        </Rail>
      }
    >
      {(coupons) => (
        <Rail label={heading} of="wide">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </Rail>
      )}
    </QuerySection>
  );
}
