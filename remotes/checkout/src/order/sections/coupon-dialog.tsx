import { couponsQuery, errorCause, withShownError } from '@souk/api-client';
import type { Coupon } from '@souk/contracts';
import { useFormats, useQuery } from '@souk/remote-kit';
import { Button, Dialog, EmptyState, ErrorState, media, Spinner, Ticket, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};

  ${media.from600} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Gain = styled.p`
  font: ${tokens.type.bodyStrong};
`;
const Soft = styled.p`
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;

function CouponRow({ coupon, onPick }: { coupon: Coupon; onPick(code: string): void }) {
  const t = useText();
  const { money, number } = useFormats();
  const { code, title, discount, discount_type, min_purchase } = coupon;
  return (
    <Row>
      <div>
        <Gain>
          {discount_type === 'percent'
            ? t('coupon.percent', { value: number(discount, 2) })
            : t('coupon.amount', { value: money(discount) })}
        </Gain>
        <Soft>{title}</Soft>
        {min_purchase > 0 && <Soft>{t('coupon.minimum', { value: money(min_purchase) })}</Soft>}
      </div>
      <Button
        variant="secondary"
        size="s"
        aria-label={t('coupon.use', { code })}
        onClick={() => onPick(code)}
      >
        {code}
      </Button>
    </Row>
  );
}

function CouponList({ onPick }: { onPick(code: string): void }) {
  const t = useText();
  const { quote } = useOrder();
  const { data, error, isPending, refetch } = useQuery(withShownError(couponsQuery()));
  if (isPending) return <Spinner />;
  if (!data)
    return <ErrorState title={t('coupon.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />;
  const here = data.filter(({ store_id }) => store_id === null || store_id === quote.store?.id);
  if (here.length === 0) return <EmptyState icon={<Ticket size={36} />} title={t('coupon.none')} />;
  return (
    <List>
      {here.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} onPick={onPick} />
      ))}
    </List>
  );
}

interface Props {
  open: boolean;
  onClose(): void;
  onPick(code: string): void;
}

/** The coupons that this order may take, to pick one. */
export function CouponDialog({ open, onClose, onPick }: Props) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('coupon.list')}>
      <CouponList onPick={onPick} />
    </Dialog>
  );
}
