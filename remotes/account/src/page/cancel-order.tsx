import { useState } from 'react';
import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOrderActions } from '@souk/storefront/orders';
import { Button, X } from '@souk/ui';
import { CancelDialog } from './cancel-dialog.tsx';
import { useText } from './texts/texts.ts';

interface Props {
  order: OrderDetails;
  /** Of the guest who placed it; a customer needs none. */
  guestId?: string;
}

/** Cancels an order that its store has not accepted yet, after asking why (ORD-4, ORD-5); nothing for any other order. */
export function CancelOrder({ order, guestId }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { busy, cancel } = useOrderActions(order, guestId, refetchOrders);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {order.can_cancel === 1 && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <X size={18} aria-hidden />
          {t('cancel.ask')}
        </Button>
      )}
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
