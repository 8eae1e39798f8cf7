import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentRow, PaymentSubject } from '../payments/payment-store.ts';
import type { Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** The digital payment provider, as orders and wallets use it. */
export interface Payments {
  provider: PaymentProvider;
  /** Stores a payment attempt in the transaction of its order or wallet; `amount` in cents, above zero. Sends no request. */
  open(db: Queryable, payment: PaymentSubject & { amount: number }): Promise<PaymentRow>;
  /** The address where an attempt is paid; null without an attempt, or where the provider does not answer. Call it after the commit; repeats return the same. */
  url(payment: PaymentRow | null, language: Language): Promise<string | null>;
  /** Applies an event of the provider, once. */
  handleEvent(event: PaymentEvent): Promise<void>;
}
