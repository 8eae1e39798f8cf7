import type { PaymentNews, PaymentProvider } from '../payments/payment-provider.ts';
import type { Queryable } from '../sql.ts';
import type { Language } from '../texts/say.ts';

/** The digital provider, as orders know it. */
export interface Payments {
  provider: PaymentProvider;
  /** Writes an attempt to pay down, in the order's own transaction; `amount` in cents, above zero. Asks nobody. */
  open(on: Queryable, order: { id: number; amount: number }): Promise<void>;
  /** Where the order's attempt is paid, after the commit; null where none is open or the provider does not answer. Repeats give the same. */
  url(orderId: number, language: Language): Promise<string | null>;
  /** Takes what the provider says of an attempt; each piece of news counts once. */
  take(news: PaymentNews): Promise<void>;
}
