import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentRow, PaymentSubject } from '../payments/payment-store.ts';
import type { Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** The digital provider, as orders and wallets know it. */
export interface Payments {
  provider: PaymentProvider;
  /** Writes an attempt to pay down, in the transaction of what is paid; `amount` in cents, above zero. Asks nobody. */
  open(db: Queryable, payment: PaymentSubject & { amount: number }): Promise<PaymentRow>;
  /** Where an attempt is paid, after the commit; null where there is none or the provider does not answer. Repeats give the same. */
  url(payment: PaymentRow | null, language: Language): Promise<string | null>;
  /** Applies what the provider says of an attempt; each event counts once. */
  handleEvent(event: PaymentEvent): Promise<void>;
}
