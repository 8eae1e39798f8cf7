import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Facts, type Fact } from '../page/facts.tsx';
import { Card } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

/** What the customer asked for beside the goods: time, notes, coupon, who pays a parcel (ORD-16). */
export function OrderWishes({ order }: { order: OrderDetails }) {
  const t = useText();
  const { date, time } = useFormats();
  const { schedule_at, charge_payer } = order;
  const facts: Fact[] = [];
  const add = (name: string, value: string | null) => {
    if (value) facts.push({ name, value });
  };
  if (schedule_at)
    add(t('scheduled'), t('moment', { date: date(schedule_at), time: time(new Date(schedule_at)) }));
  add(t('parcelKind'), order.parcel_category);
  if (charge_payer === 'sender' || charge_payer === 'receiver') add(t('payer'), t(`payers.${charge_payer}`));
  add(t('coupon'), order.coupon_code);
  add(t('note'), order.order_note);
  add(t('unavailableNote'), order.unavailable_item_note);
  if (order.cutlery === 1) add(t('cutlery'), t('cutleryYes'));
  add(t('cancelReason'), order.cancellation_reason);
  if (facts.length === 0) return null;
  return (
    <Card level={3} title={t('details')}>
      <Facts facts={facts} />
    </Card>
  );
}
