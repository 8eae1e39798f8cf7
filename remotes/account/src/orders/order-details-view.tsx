import type { ReactNode } from 'react';
import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { BillRows, useOrderWords } from '@souk/storefront';
import { media, tokens } from '@souk/ui';
import styled from 'styled-components';
import { OrderLines } from './order-lines.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
const Head = styled.header`
  display: grid;
  gap: ${space[1]};
  color: ${color.inkSoft};

  h2 {
    font: ${tokens.type.title};
    color: ${color.ink};
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
const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  h3 {
    font: ${tokens.type.subtitle};
  }
`;
const Soft = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Card>
  );
}

/** An order with its items and its bill (ORD-2, ORD-16). */
export function OrderDetailsView({ order }: { order: OrderDetails }) {
  const t = useText();
  const words = useOrderWords();
  const { date, time } = useFormats();
  const { delivery_address: address, store_position: store } = order;
  const isTakeAway = order.order_type === 'take_away';
  const where = isTakeAway ? store?.address : (order.receiver_details ?? address)?.address;
  return (
    <Article aria-label={t('order', { id: order.id })}>
      <Head>
        <h2>{order.store?.name ?? t('parcel')}</h2>
        <p>{t('order', { id: order.id })}</p>
        <p>{t('placedAt', { date: date(order.created_at), time: time(new Date(order.created_at)) })}</p>
        <p>{words.status(order)}</p>
      </Head>
      <Columns>
        <Stack>
          {order.lines.length > 0 && (
            <Part title={t('goods')}>
              <OrderLines lines={order.lines} />
            </Part>
          )}
          {where && (
            <Part title={t(isTakeAway ? 'pickUpAt' : 'deliverTo')}>
              <Soft>{where}</Soft>
            </Part>
          )}
        </Stack>
        <Stack>
          <Part title={t('bill')}>
            <BillRows bill={order.bill} delivered={!isTakeAway} />
          </Part>
          <Part title={t('payment')}>
            <Soft>{words.payment(order)}</Soft>
          </Part>
        </Stack>
      </Columns>
    </Article>
  );
}
