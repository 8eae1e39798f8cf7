import { useCallback, useRef, useState } from 'react';
import { ApiError, errorCause, placeOrder, placePrescription } from '@souk/api-client';
import type { OrderProblem, PlacedOrder } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { dropAttempt, saveAttempt } from '../../attempt.ts';
import type { Attempt } from '../../attempt.ts';

/** How placing stands. `unknown`: it was sent, and its result is unknown; `checking`: it is sent once more. */
export type Placing =
  | { kind: 'idle' | 'placing' | 'placed' | 'offline' | 'changed' }
  | { kind: 'unknown' | 'checking'; attempt: Attempt }
  | { kind: 'refused'; problems: readonly OrderProblem[] };

/** Whether a refusal says nothing of what was sent before: who asks is not known, or asks too often. */
const isNoAnswer = (error: ApiError) => error.status === 401 || errorCause(error).kind !== 'refused';

/** Whether the server may have placed the order anyway, or is about to. */
const mayBePlaced = (error: unknown, isRepeat: boolean) =>
  !(error instanceof ApiError) ||
  error.kind !== 'http' ||
  error.status >= 500 ||
  (isRepeat && isNoAnswer(error)) ||
  error.errors.some(({ code }) => code === 'in_progress');

function refusal(error: unknown): Placing {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.some(({ code }) => code === 'bill_changed')
    ? { kind: 'changed' }
    : { kind: 'refused', problems: errors };
}

/** What is known of a placed order: of a prescription only its number. */
export type Placed = Pick<PlacedOrder, 'order_id' | 'payment_url'>;

async function sendAttempt({ key, moduleId, ...sent }: Attempt): Promise<Placed> {
  if (sent.page !== 'prescription') return placeOrder(sent.body, key, moduleId);
  const { order_id } = await placePrescription(sent.body, key);
  return { order_id, payment_url: null };
}

/**
 * Sends an order so that it is placed once, whatever the line does (CHK-2, PAY-6).
 * @param unanswered what was sent before the page was reloaded
 */
export function usePlaceOrder(
  unanswered: Attempt | null,
  onPlaced: (placed: Placed, attempt: Attempt) => void,
) {
  const { report } = useShell();
  const [placing, setPlacing] = useState<Placing>(
    unanswered ? { kind: 'unknown', attempt: unanswered } : { kind: 'idle' },
  );
  const busy = useRef(false);
  /** What may have arrived: nothing else is sent before that is known. */
  const open = useRef(unanswered);

  const send = useCallback(
    async (next: Attempt, isRepeat = false): Promise<Placing> => {
      if (busy.current) return { kind: 'placing' };
      const attempt = open.current ?? next;
      const again = isRepeat || attempt !== next;
      if (!navigator.onLine) {
        const here: Placing = again ? { kind: 'unknown', attempt } : { kind: 'offline' };
        setPlacing(here);
        return here;
      }
      busy.current = true;
      saveAttempt(attempt);
      setPlacing(again ? { kind: 'checking', attempt } : { kind: 'placing' });
      let outcome: Placing = { kind: 'placed' };
      try {
        const placed = await sendAttempt(attempt);
        open.current = null;
        saveAttempt({ ...attempt, orderId: placed.order_id });
        onPlaced(placed, attempt);
      } catch (error) {
        if (!(error instanceof ApiError)) report({ kind: 'error', error, while: 'placing an order' });
        const unknown = mayBePlaced(error, again);
        open.current = unknown ? attempt : null;
        // Again: a session that expires takes it along, and the same customer may sign in again.
        if (unknown) saveAttempt(attempt);
        else dropAttempt();
        outcome = unknown ? { kind: 'unknown', attempt } : refusal(error);
      }
      busy.current = false;
      setPlacing(outcome);
      return outcome;
    },
    [onPlaced, report],
  );
  return { placing, send, settle: useCallback(() => setPlacing({ kind: 'idle' }), []) };
}

export type Placer = ReturnType<typeof usePlaceOrder>;
