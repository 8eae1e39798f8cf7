import type { Language } from '../texts/translate.ts';

/** The state of a payment attempt. Money has moved only where it is `paid`. */
export type PaymentOutcome = 'created' | 'paid' | 'declined' | 'canceled' | 'expired';

/** An event of a provider about one attempt. */
export interface PaymentEvent {
  /** The provider's id of the event; a repeat has the same. */
  eventId: string;
  /** Our id of the attempt. */
  paymentId: string;
  /** `refunded`: fully, whoever initiated it. */
  outcome: PaymentOutcome | 'refunded';
  /** In cents. */
  amount: number;
}

export interface SessionRequest {
  /** Our id of the attempt; a repeat with the same id returns a session of the same attempt. */
  paymentId: string;
  /** The description on the payer's page. */
  description: string;
  /** In cents. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Where the payer returns; the provider adds `flag=success`, `fail` or `cancel`, which is not trusted. */
  returnUrl: string;
  language: Language;
}

/** A digital payment provider. Every method rejects where it is unreachable, and may be repeated. */
export interface PaymentProvider {
  /** Its name in addresses and in the table of payments. */
  readonly name: string;
  readonly capabilities: { refunds: boolean };
  createSession(request: SessionRequest): Promise<{ session: string; url: string }>;
  /** Null where the provider does not know the session. */
  status(session: string): Promise<{ outcome: PaymentOutcome; amount: number } | null>;
  /**
   * Closes an open session; absent where a provider cannot.
   * @returns whether it is closed; false where a payment is in progress: its event follows.
   */
  cancel?(session: string): Promise<boolean>;
  /** Refunds once per `reference`. `amount` in cents. */
  refund(session: string, refund: { reference: string; amount: number }): Promise<void>;
  /**
   * Reads the event of a webhook from its signed bytes; null where it is not about an attempt.
   * @throws Problem 401 for an invalid or old signature, 400 for a signed body that cannot be read.
   */
  readWebhook(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
    now: Date,
  ): PaymentEvent | null;
}
