import type { ReactNode } from 'react';
import { orderProgress } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useOrderWords } from '@souk/storefront/orders';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { awaitsPayment } from './outcome.ts';

const { color, space } = tokens;

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  text-align: start;
`;
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[5]};
  font: ${tokens.type.small};

  dt {
    flex: none;
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font: ${tokens.type.smallStrong};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** What one has to know of an order: its number first (CHK-12, CHK-13). `brief`, where no `OrderDestination` stands above it: with its scheduled time, without how it is paid. */
export function OrderFacts({ order, brief = false }: { order: OrderDetails; brief?: boolean }) {
  const t = useText();
  const { moment } = useFormats();
  const words = useOrderWords();
  const hasStatus = !orderProgress(order).end && !awaitsPayment(order);
  // What answers before its time leaves the number where deliveries have it.
  const number = order.contact_person_number ?? order.delivery_address?.contact_person_number;
  return (
    <Facts>
      <Fact name={t('placed.orderId')}>
        <bdi dir="ltr">{order.id}</bdi>
      </Fact>
      {number && (
        <Fact name={t('placed.phone')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
      )}
      <Fact name={t('placed.placedAt')}>{moment(order.created_at)}</Fact>
      {hasStatus && <Fact name={t('placed.status')}>{words.status(order)}</Fact>}
      {brief && order.schedule_at && <Fact name={t('placed.scheduled')}>{moment(order.schedule_at)}</Fact>}
      {!brief && <Fact name={t('placed.payment')}>{words.payment(order)}</Fact>}
    </Facts>
  );
}
