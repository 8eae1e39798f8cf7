import { useEffect, useState } from 'react';
import { fetchReorder } from '@souk/api-client';
import { isRecord } from '@souk/contracts';
import type { Reorder } from '@souk/contracts';
import { useLocation, useNavigate, useShell } from '@souk/remote-kit';
import { Button, RotateCw } from '@souk/ui';
import type { ButtonProps } from '@souk/ui';
import { fillCart, isAsItWas } from './fill-cart.ts';
import type { OrderedTo } from './fill-cart.ts';
import { ReorderDialog } from './reorder-dialog.tsx';
import { useText } from './texts/texts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The state of a history entry whose order is to be ordered again at once: for links that say so (AMB-16). */
export const orderAgainState = { orderAgain: true };

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  orderId: number;
  /** Of who placed it; a customer needs none. */
  guestId?: string;
  /** Null where nothing was delivered. */
  orderedTo: OrderedTo | null;
}

/** Puts a former order into the cart in one tap; whatever is missing, changed or costs another price is said first (ORD-16, AMB-16). */
export function ReorderButton({ orderId, guestId, orderedTo, ...look }: Props) {
  const t = useText();
  const shell = useShell();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { busy, run } = useOneAtATime<'again'>();
  const [compared, setCompared] = useState<Reorder | null>(null);
  const start = () =>
    run('again', async () => {
      const reorder = await fetchReorder({ order_id: orderId, ...(guestId && { guest_id: guestId }) });
      if (isAsItWas(reorder)) await fillCart(reorder, shell, orderedTo);
      else setCompared(reorder);
    });
  const add = (reorder: Reorder) => {
    setCompared(null);
    void run('again', () => fillCart(reorder, shell, orderedTo));
  };

  const startsAtOnce = isRecord(state) && state.orderAgain === true;
  useEffect(() => {
    if (!startsAtOnce) return;
    // Once: not again by a reload, or by Back.
    void navigate(pathname + search, { replace: true, state: null });
    void start();
    // oxlint-disable-next-line react/exhaustive-deps -- by the entry alone
  }, [startsAtOnce]);

  return (
    <>
      <Button {...look} loading={busy !== null} onClick={() => void start()}>
        <RotateCw size={20} aria-hidden />
        {t('again.button')}
      </Button>
      <ReorderDialog reorder={compared} onClose={() => setCompared(null)} onAdd={add} />
    </>
  );
}
