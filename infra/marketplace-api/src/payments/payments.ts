import { ROUTES } from '@souk/contracts';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import type { Payments } from '../orders/payments-port.ts';
import { applyNews } from './apply-news.ts';
import { giveBackDue } from './give-back-due.ts';
import { publicAddress } from '../http/public-address.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertPayment, openPayment, setPaymentSession } from './payment-store.ts';
import { sweepPayments } from './sweep-payments.ts';

/** How often unsettled payments are looked at. */
const EVERY = 60_000;

export interface RunningPayments extends Payments {
  /** Looks at everything that is unsettled, once. */
  sweep(): Promise<void>;
  stop(): void;
}

interface Needs extends Pick<Context, 'pool' | 'now' | 'push' | 'outbox'> {
  /** Where customers reach the storefront; payers come back there. */
  publicUrl(): string;
}

/** Digital payments with one provider: sessions, news, and what goes back. `onError` hears what will be tried again. */
export function createPayments(
  needs: Needs,
  provider: PaymentProvider,
  onError: (error: unknown) => void,
): RunningPayments {
  const { pool, now, publicUrl } = needs;
  const giveBack = () => giveBackDue(needs, provider, onError);
  const take: Payments['take'] = async (news) => {
    // Money that nobody wants goes back at once; what fails now is made up for by the sweep.
    if (await applyNews(needs, provider.name, news)) await giveBack();
  };
  const sweep = () => sweepPayments(needs, provider, take, onError).then(giveBack);
  const timer = setInterval(() => void sweep().catch(onError), EVERY).unref();
  return {
    provider,
    take,
    open: async (on, order) => void (await insertPayment(on, provider.name, order, now())),
    async url(orderId, language) {
      const payment = await openPayment(pool, orderId);
      if (!payment || payment.url) return payment?.url ?? null;
      const { currency } = await readSettings(pool);
      try {
        const session = await provider.createSession({
          paymentId: payment.id,
          orderId,
          amount: payment.amount,
          currency,
          returnUrl: publicAddress(publicUrl(), `${ROUTES.orderPlaced}?order_id=${orderId}`),
          language,
        });
        await setPaymentSession(pool, payment.id, session);
        return session.url;
      } catch (error) {
        onError(error);
        return null;
      }
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}
