import { conversationPath, inModule, orderProgress, slugOrId } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { DrawnLink } from '@souk/storefront';
import { BillRows, isUnpriced, useOrderWords } from '@souk/storefront/orders';
import { Badge, media, MessageCircle, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { Card } from '../page/card.tsx';
import { OrderTimeline } from '../page/order-timeline.tsx';
import { RiderCard } from '../page/rider-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderWishes } from './order-wishes.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PrescriptionPart } from './prescription-part.tsx';
import { RefundPart } from './refund-part.tsx';
import { TipPart } from './tip-part.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  h2 {
    font: ${tokens.type.title};
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    font: ${tokens.type.small};
    color: ${color.inkSoft};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};

  ${media.from1180} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
const MessageLink = styled(ActionLink)`
  justify-self: start;
`;

function StoreHead({ order }: { order: OrderDetails }) {
  const t = useText();
  const words = useOrderWords();
  const { date, time } = useFormats();
  const { store, created_at } = order;
  const { end, step } = orderProgress(order);
  return (
    <Head>
      <h2>
        {store ? (
          <DrawnLink to={inModule(`/store/${slugOrId(store)}`, order.module_id)}>{store.name}</DrawnLink>
        ) : (
          t('parcel')
        )}
      </h2>
      <p>{t('order', { id: order.id })}</p>
      <p>{t('placedAt', { date: date(created_at), time: time(new Date(created_at)) })}</p>
      {/* Announced to screen readers when it changes. */}
      <div role="status">
        <Badge tone={end ? 'neutral' : step === 'delivered' ? 'success' : 'accent'}>
          {words.status(order)}
        </Badge>
      </div>
    </Head>
  );
}

/** An order: how far it is, what was bought for how much, who brings it where, and what can be done about it (ORD-2, ORD-16). */
export function OrderDetailsView({ order }: { order: OrderDetails }) {
  const t = useText();
  const { store } = order;
  return (
    <Article aria-label={t('order', { id: order.id })}>
      <StoreHead order={order} />
      <OrderActions order={order} />
      <Columns>
        <Stack>
          <Card level={3} title={t('progress')}>
            <OrderTimeline order={order} />
          </Card>
          {order.refund && <RefundPart refund={order.refund} urls={order.refund_full_urls} />}
          {order.lines.length > 0 && (
            <Card level={3} title={t('goods')}>
              <OrderLines lines={order.lines} />
            </Card>
          )}
          <PrescriptionPart urls={order.prescription_full_urls} />
          <OrderWishes order={order} />
        </Stack>
        <Stack>
          <Card level={3} title={t('bill')}>
            <BillRows
              bill={order.bill}
              delivered={order.order_type !== 'take_away'}
              unpriced={isUnpriced(order)}
              tipAfter={order.tip_after}
            />
          </Card>
          <PaymentPart order={order} />
          <TipPart order={order} />
          {order.delivery_man && (
            <Card level={3} title={t('rider')}>
              <RiderCard order={order} />
            </Card>
          )}
          <OrderPlace order={order} />
          {store && (
            <Card level={3} title={t('help')}>
              <MessageLink
                to={conversationPath({ type: 'store', id: store.id }, order.id)}
                $variant="secondary"
              >
                <MessageCircle size={18} aria-hidden />
                {t('message', { name: store.name })}
              </MessageLink>
            </Card>
          )}
        </Stack>
      </Columns>
    </Article>
  );
}
