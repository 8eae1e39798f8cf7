import { useState } from 'react';
import { refetchOrders } from '@souk/api-client';
import { accountPath, reviewPath, trackingPath } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import { ReorderButton, useOrderActions } from '@souk/storefront/orders';
import { Button, buttonStyle, PackageSearch, ReceiptText, RotateCw, Star, tokens, X } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { isUnderWay } from '../page/follow-order.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const ActionLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** What a customer can do about an order: follow it, review it, order it again, print it, cancel it, ask for the money back (ORD-16). */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useText();
  const { toast } = useShell();
  const { busy, cancel } = useOrderActions(order, undefined, refetchOrders);
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpen(null);
  const isMoving = isUnderWay(order);
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
          variant={isMoving || order.can_review === 1 ? 'secondary' : 'primary'}
        />
      )}
      <ActionLink to={accountPath('my-orders', { orderId: order.id, view: 'invoice' })} $variant="secondary">
        <ReceiptText size={18} aria-hidden />
        {t('invoice')}
      </ActionLink>
      {order.can_request_refund === 1 && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          <RotateCw size={18} aria-hidden />
          {t('refund.ask')}
        </Button>
      )}
      {order.can_cancel === 1 && (
        <Button variant="ghost" onClick={() => setOpen('cancel')}>
          <X size={18} aria-hidden />
          {t('cancel.ask')}
        </Button>
      )}
      <CancelDialog
        open={open === 'cancel'}
        busy={busy === 'cancel'}
        onClose={close}
        onCancel={(reason) =>
          void cancel(reason, (message) => {
            close();
            toast({ kind: 'success', text: message });
          })
        }
      />
      <RefundDialog orderId={order.id} open={open === 'refund'} onClose={close} />
    </Actions>
  );
}
