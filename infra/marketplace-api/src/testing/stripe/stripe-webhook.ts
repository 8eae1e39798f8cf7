import { createHmac, randomBytes } from 'node:crypto';
import type { StripeBooks } from './stripe-books.ts';
import { chargeOf, type StripeSession } from './stripe-objects.ts';

/** The events of Stripe's account, and the signatures of their bytes. */
export class StripeWebhook {
  readonly secret = `whsec_${randomBytes(16).toString('hex')}`;
  readonly #books: StripeBooks;
  readonly #now: () => Date;

  constructor(books: StripeBooks, now: () => Date) {
    this.#books = books;
    this.#now = now;
  }

  eventOf(type: string, session: StripeSession, eventId = `evt_${randomBytes(12).toString('hex')}`): object {
    return {
      id: eventId,
      object: 'event',
      api_version: '2026-09-30.dahlia',
      created: Math.floor(this.#now().getTime() / 1000),
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(type === 'charge.refunded' ? this.#chargeOf(session) : session) },
    };
  }

  signatureOf(body: string, { secret = this.secret, at = this.#now() } = {}): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    // The header also has a signature of an old scheme.
    return `t=${seconds},v1=${mac},v0=${'0'.repeat(64)}`;
  }

  #chargeOf(session: StripeSession) {
    const intent = this.#books.intentOf(session);
    return chargeOf(
      intent,
      this.#books.refunds.filter(({ payment_intent }) => payment_intent === intent.id),
    );
  }
}
