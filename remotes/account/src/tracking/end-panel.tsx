import type { OrderEnd, Tracking } from '@souk/contracts';
import { useOrderWords } from '@souk/storefront/orders';
import { Info, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const Panel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.sunken};

  h3 {
    font: ${tokens.type.subtitle};
  }
  p {
    font: ${tokens.type.small};
    color: ${color.inkSoft};
  }
`;

/** How an order ended without being delivered, and what follows from it (ORD-9). */
export function EndPanel({ order, end }: { order: Tracking; end: OrderEnd }) {
  const t = useText();
  const isUnpaid = order.payment_status === 'unpaid' && (end === 'canceled' || end === 'failed');
  const title = useOrderWords().status({ order_status: end });
  return (
    <Panel aria-label={title}>
      <Info size={24} aria-hidden />
      <div>
        <h3>{title}</h3>
        <p>{t(isUnpaid ? `end.${end}Unpaid` : `end.${end}`)}</p>
      </div>
    </Panel>
  );
}
