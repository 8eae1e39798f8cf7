import { useState } from 'react';
import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOrderActions } from '@souk/storefront/orders';
import { Button, tokens, X } from '@souk/ui';
import styled from 'styled-components';
import { CancelDialog } from './cancel-dialog.tsx';
import { isUnderWay } from './follow-order.ts';
import { useText } from './texts/texts.ts';

interface Props {
  order: OrderDetails;
  /** Of the guest who placed it; a customer needs none. */
  guestId?: string;
}

/** Stands where the button was, as high as that. */
const Late = styled.p`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin: 0;
  color: ${tokens.color.inkSoft};
  font: ${tokens.type.small};
`;

/**
 * Cancels an order that its store has not accepted yet, after asking why (ORD-4, ORD-5). Once it is accepted while the page is
 * open, words replace the button; nothing for any other order.
 */
export function CancelOrder({ order, guestId }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { busy, cancel } = useOrderActions(order, guestId, refetchOrders);
  const [open, setOpen] = useState(false);
  const [couldCancel] = useState(order.can_cancel === 1);
  const close = () => setOpen(false);
  return (
    <>
      {order.can_cancel === 1 && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <X size={18} aria-hidden />
          {t('cancel.ask')}
        </Button>
      )}
      {couldCancel && order.can_cancel === 0 && isUnderWay(order) && <Late>{t('cancel.late')}</Late>}
      <CancelDialog
        open={open}
        busy={busy === 'cancel'}
        onClose={close}
        onCancel={(reason) =>
          void cancel(reason, (message) => {
            close();
            toast({ kind: 'success', text: message });
          })
        }
      />
    </>
  );
}
