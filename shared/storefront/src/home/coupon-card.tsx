import styled from 'styled-components';
import type { Coupon } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Check, Copy, tokens, VisuallyHidden } from '@souk/ui';
import { useCopy } from '../link/use-copy.ts';
import { useText } from '../texts/texts.ts';

/** As high as four lines of Arabic, so that coupons take the place of their skeletons. */
export const COUPON_HEIGHT = '10rem';

const Ticket = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: stretch;
  block-size: 100%;
  min-block-size: ${COUPON_HEIGHT};
  overflow: hidden;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
`;
const Gain = styled.h3`
  font: ${tokens.type.subtitle};
`;
const Small = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Stub = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  inline-size: 8rem;
  padding: ${tokens.space[3]};
  border-inline-start: 2px dashed ${tokens.color.line};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font: ${tokens.type.smallStrong};
  overflow-wrap: anywhere;
  text-align: center;
  transition: background-color ${tokens.motion.fast};

  &:hover {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
`;

/** A coupon; pressing its code copies it, and shows that for a second (WAL-5, WAL-6). */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const t = useText();
  const formats = useFormats();
  const { copied, copy } = useCopy('a coupon');

  const gain =
    coupon.discount_type === 'percent'
      ? t('coupons.getPercent', { value: formats.number(coupon.discount, 2) })
      : t('coupons.getAmount', { value: formats.money(coupon.discount) });
  return (
    <Ticket aria-label={coupon.title}>
      <Words>
        <Small>{coupon.store_name ?? coupon.title}</Small>
        <Gain>{gain}</Gain>
        <Small>{t('coupons.minOrder', { value: formats.money(coupon.min_purchase) })}</Small>
        <Small>{t('coupons.expires', { date: formats.date(coupon.expire_date) })}</Small>
      </Words>
      <Stub
        type="button"
        aria-label={copied ? t('coupons.copied') : t('coupons.copy', { code: coupon.code })}
        onClick={() => void copy(coupon.code)}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied ? t('coupons.copied') : <bdi>{coupon.code}</bdi>}
      </Stub>
      <VisuallyHidden role="status">{copied && t('coupons.copied')}</VisuallyHidden>
    </Ticket>
  );
}
