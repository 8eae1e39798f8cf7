import type { Language } from '../texts/translate.ts';

/** What became of an attempt to pay. Money has moved where it is `paid`, and nowhere else. */
export type PaymentOutcome = 'created' | 'paid' | 'declined' | 'canceled' | 'expired';

/** What a provider tells us of one attempt. */
export interface PaymentEvent {
  /** The provider's own number for this event; a repeat has the same. */
  eventId: string;
  /** The attempt, by our own name for it. */
  paymentId: string;
  /** `refunded`: all of it went back, whoever asked for it. */
  outcome: PaymentOutcome | 'refunded';
  /** In cents. */
  amount: number;
}

export interface SessionRequest {
  /** Our name for the attempt: asking again under it gives a session for the same attempt. */
  paymentId: string;
  /** What the payer's page calls it. */
  description: string;
  /** In cents. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Where the payer comes back to; the provider adds `flag=success`, `fail` or `cancel`, which nobody believes. */
  returnUrl: string;
  language: Language;
}

/** A digital payment provider. Every method rejects where it cannot be reached, and may be repeated then. */
export interface PaymentProvider {
  /** As it stands in addresses and in the table of payments. */
  readonly name: string;
  readonly capabilities: { refunds: boolean };
  createSession(request: SessionRequest): Promise<{ session: string; url: string }>;
  /** Null where the provider does not know the session. */
  status(session: string): Promise<{ outcome: PaymentOutcome; amount: number } | null>;
  /**
   * Closes a session that is still open; absent where a provider cannot.
   * @returns whether nobody pays there any more; false where money is on its way: its event says so.
   */
  cancel?(session: string): Promise<boolean>;
  /** Gives money back once for each `reference`. `amount` in cents. */
  refund(session: string, refund: { reference: string; amount: number }): Promise<void>;
  /**
   * Reads the event of a webhook, from the very bytes that were signed; null where it says nothing of an attempt.
   * @throws Problem 401 where the signature does not hold or is old, 400 for what is signed and cannot be read.
   */
  readWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
    now: Date,
  ): PaymentEvent | null;
}
