import { useState } from 'react';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import type { useOrderActions } from '@souk/storefront/orders';
import { Button, Landmark } from '@souk/ui';
import { OfflineDialog } from './offline-dialog.tsx';
import { OfflineState } from './offline-state.tsx';
import { useText } from './texts/texts.ts';

interface Props {
  order: OrderDetails;
  /** The order's, so that only one of them runs at a time. */
  actions: Pick<ReturnType<typeof useOrderActions>, 'busy' | 'sendOffline'>;
}

/** How an offline payment stands; its details can be corrected until it is confirmed (CHK-8, CHK-15). */
export function OfflinePart({ order, actions: { busy, sendOffline } }: Props) {
  const t = useText();
  const { toast } = useShell();
  const [open, setOpen] = useState(false);
  const { can_pay, offline_payment: payment, payment_method } = order;
  const isOffline = payment_method === 'offline_payment';
  return (
    <>
      {isOffline && payment && <OfflineState payment={payment} />}
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
