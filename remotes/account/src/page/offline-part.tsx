import { useState } from 'react';
import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOrderActions } from '@souk/storefront/orders';
import { Button, Landmark } from '@souk/ui';
import { OfflineDialog } from './offline-dialog.tsx';
import { OfflineState } from './offline-state.tsx';
import { useText } from './texts/texts.ts';

interface Props {
  order: OrderDetails;
  /** Of the guest who placed it; a customer needs none. */
  guestId?: string | undefined;
}

/** How an offline payment stands; its details can be corrected until it is confirmed (CHK-8, CHK-15). */
export function OfflinePart({ order, guestId }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { busy, sendOffline } = useOrderActions(order, guestId, refetchOrders);
  const [open, setOpen] = useState(false);
  const { can_pay, offline_payment: payment, payment_method } = order;
  const isOffline = payment_method === 'offline_payment';
  return (
    <>
      {payment && <OfflineState payment={payment} />}
      {isOffline && can_pay === 1 && (
        <Button block onClick={() => setOpen(true)}>
          <Landmark size={20} aria-hidden />
          {t('offline.update')}
        </Button>
      )}
      {isOffline && (
        <OfflineDialog
          payment={payment}
          open={open}
          busy={busy === 'offline'}
          onClose={() => setOpen(false)}
          onSend={(methodId, answers) =>
            void sendOffline(methodId, answers, (message) => {
              setOpen(false);
              toast({ kind: 'success', text: message });
            })
          }
        />
      )}
    </>
  );
}
