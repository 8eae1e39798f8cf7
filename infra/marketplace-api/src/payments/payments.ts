import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { publicAddress } from '../http/public-address.ts';
import type { Payments } from '../orders/payments-port.ts';
import { applyEvent } from './apply-event.ts';
import { paymentPage } from './payment-page.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertPayment, setPaymentSession } from './payment-store.ts';
import { refundDue } from './refund-due.ts';
import { sweepPayments } from './sweep-payments.ts';

const SWEEP_INTERVAL_MS = 60_000;

export interface RunningPayments extends Payments {
  /** Settles all open payments once. */
  sweep(): Promise<void>;
  stop(): void;
}

interface Needs extends Pick<Context, 'pool' | 'now' | 'push' | 'outbox'> {
  /** The storefront's address, where payers return. */
  publicUrl(): string;
}

/** Digital payments with one provider: sessions, events and refunds. `onError` gets failures that will be retried. */
export function createPayments(
  needs: Needs,
  provider: PaymentProvider,
  onError: (error: unknown) => void,
): RunningPayments {
  const { pool, now, publicUrl } = needs;
  const refund = () => refundDue(needs, provider, onError);
  const handleEvent: Payments['handleEvent'] = async (event) => {
    // Unexpected payments are refunded at once; the sweep retries failed refunds.
    if (await applyEvent(needs, provider.name, event)) await refund();
  };
  const sweep = () => sweepPayments(needs, provider, handleEvent, onError).then(refund);
  const timer = setInterval(() => void sweep().catch(onError), SWEEP_INTERVAL_MS).unref();
  return {
    provider,
    handleEvent,
    open: (db, payment) => insertPayment(db, provider.name, payment, now()),
    async url(payment, language) {
      if (!payment || payment.url) return payment?.url ?? null;
      const { currency } = await readSettings(pool);
      const { description, returnPath } = paymentPage(payment, language);
      try {
        const session = await provider.createSession({
          paymentId: payment.id,
          description,
          amount: payment.amount,
          currency,
          returnUrl: publicAddress(publicUrl(), returnPath),
          language,
        });
        return await setPaymentSession(pool, payment.id, session);
      } catch (error) {
        onError(error);
        return null;
      }
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}
