import { useState } from 'react';
import { accountPath, reviewPath, trackingPath } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { isUnpriced, ReorderButton } from '@souk/storefront/orders';
import { Banknote, Button, PackageSearch, ReceiptText, Star, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ActionLink } from '../page/action-link.ts';
import { CancelOrder } from '../page/cancel-order.tsx';
import { isUnderWay } from '../page/follow-order.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

/** What a customer can do about an order: follow it, review it, order it again, print it, cancel it, ask for the money back (ORD-16). */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useText();
  const [asksRefund, setAsksRefund] = useState(false);
  const isMoving = isUnderWay(order);
  // While a refund is decided, another order is not what the customer came for.
  const isDisputed = order.order_status === 'refund_requested';
  return (
    <Actions>
      {isMoving && (
        // The drawer opens above this page, and Back closes it (ORD-12).
        <ActionLink to={trackingPath(order.id)} replace>
          <PackageSearch size={18} aria-hidden />
          {t('track')}
        </ActionLink>
      )}
      {order.can_review === 1 && (
        <ActionLink to={reviewPath(order.id)}>
          <Star size={18} aria-hidden />
          {t('rate')}
        </ActionLink>
      )}
      {order.lines.length > 0 && (
        <ReorderButton
          orderId={order.id}
          orderedTo={order.delivery_address}
          variant={isMoving || isDisputed || order.can_review === 1 ? 'secondary' : 'primary'}
        />
      )}
      {!isUnpriced(order) && (
        <ActionLink
          to={accountPath('my-orders', { orderId: order.id, view: 'invoice' })}
          $variant="secondary"
        >
          <ReceiptText size={18} aria-hidden />
          {t('invoice')}
        </ActionLink>
      )}
      {order.can_request_refund === 1 && (
        <Button variant="secondary" onClick={() => setAsksRefund(true)}>
          <Banknote size={18} aria-hidden />
          {t('refund.ask')}
        </Button>
      )}
      <CancelOrder order={order} />
      <RefundDialog orderId={order.id} open={asksRefund} onClose={() => setAsksRefund(false)} />
    </Actions>
  );
}
