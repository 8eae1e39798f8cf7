import type { OrderDetails } from '@souk/contracts';
import { BillRows } from '@souk/storefront/orders';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[4]};
  border-block: 1px solid ${tokens.color.line};
  font: ${tokens.type.small};
  text-align: start;
`;
const Bill = styled.div`
  text-align: start;
`;

/** What was ordered, and what it costs. */
export function OrderedGoods({ order }: { order: OrderDetails }) {
  const t = useText();
  return (
    <>
      {order.lines.length > 0 && (
        <Lines>
          {order.lines.map(({ name, quantity }, at) => (
            <li key={at}>
              {t('lines.quantity', { count: quantity })} {name}
            </li>
          ))}
        </Lines>
      )}
      <Bill>
        <BillRows bill={order.bill} delivered={order.order_type !== 'take_away'} />
      </Bill>
    </>
  );
}
