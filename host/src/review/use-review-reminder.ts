import { useEffect, useState } from 'react';
import { cancelReviewReminder, fetchReviewReminder } from '@souk/api-client';
import type { ReviewReminder } from '@souk/contracts';
import { whenIdle } from '@souk/ui';

/** The order that a customer is asked to review: asked for once per load of the page, when it is idle (REV-1). */
export function useReviewReminder(customerId: number | null) {
  const [found, setFound] = useState<{ customerId: number; reminder: ReviewReminder } | null>(null);
  useEffect(() => {
    if (customerId === null) return;
    const request = new AbortController();
    const ask = async () => {
      try {
        const reminder = await fetchReviewReminder({}, request.signal);
        if (!request.signal.aborted) setFound({ customerId, reminder });
      } catch {
        // A failure is not shown: the next load of the page tries again.
      }
    };
    const stop = whenIdle(() => void ask());
    return () => {
      stop();
      request.abort();
    };
  }, [customerId]);
  const orderId = found?.customerId === customerId ? found?.reminder.order_id : null;
  return {
    orderId: orderId ?? null,
    images: found?.reminder.images ?? [],
    /** Hides it until the page is loaded again. */
    hide: () => setFound(null),
    /** Hides it, and has the server not ask again (REV-2). */
    dismiss() {
      setFound(null);
      // Where this is lost, the next load of the page asks once more.
      if (orderId) cancelReviewReminder({ order_id: orderId }).catch(() => undefined);
    },
  };
}
