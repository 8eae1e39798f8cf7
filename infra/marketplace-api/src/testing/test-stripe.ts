import { stripeProvider } from '../payments/stripe/stripe-provider.ts';
import { startStripeStandIn, type StripeStandIn } from './stripe/stripe-stand-in.ts';
import type { StripeSession } from './stripe/stripe-objects.ts';
import { sessionOfOrder, type SentEvent, type TestProvider, type TestSession } from './test-provider.ts';
import { NOW } from './world.ts';

const EVENTS = {
  paid: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
};

/** A test provider with Stripe's API, in a marketplace whose currency has cents. */
export async function startTestStripe(): Promise<TestProvider & { stripe: StripeStandIn }> {
  let clock = () => NOW;
  const stripe = await startStripeStandIn(() => clock());
  const { books } = stripe;
  const connection = {
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.url,
  };
  const shown = (session: StripeSession): TestSession => {
    const backUrl = new URL(session.cancel_url);
    backUrl.searchParams.delete('flag');
    return {
      id: session.id,
      reference: session.metadata.payment_id ?? '',
      get status() {
        return session.status;
      },
      // Actions of a payer without an event.
      set status(status: string) {
        if (status === 'paid') books.pay(session);
      },
      amount: session.amount_total,
      description: books.intentOf(session).description,
      language: session.locale,
      return_url: backUrl.href,
      url: session.url ?? '',
      get refunds() {
        return books.refunds
          .filter(({ payment_intent }) => payment_intent === session.payment_intent)
          .map(({ metadata, amount }) => ({ reference: metadata.reference ?? '', amount }));
      },
    };
  };
  const eventOf = (session: StripeSession, type: string, { amount, eventId }: SentEvent) => {
    const event = stripe.eventOf(type, session, eventId) as { data: { object: { amount_total: number } } };
    if (amount !== undefined) event.data.object.amount_total = amount;
    return event;
  };
  return {
    stripe,
    options: { provider: { name: 'stripe', ...connection }, publicUrl: 'https://souk.example' },
    get sessions() {
      return books.sessions.map(shown);
    },
    ofOrder: (orderId) => sessionOfOrder(books.sessions.map(shown), orderId),
    get away() {
      return stripe.away;
    },
    set away(away) {
      stripe.away = away;
    },
    connect(apiUrl, now) {
      clock = now;
      stripe.endpoint = `${apiUrl}/api/v1/payments/webhook/stripe`;
      return stripeProvider(connection, now);
    },
    sendEvent({ id }, outcome, more = {}) {
      const session = books.session(id);
      if (outcome === 'paid') {
        // The paid amount may differ from the requested one.
        if (more.amount !== undefined) books.intentOf(session).amount = more.amount;
        books.pay(session);
      }
      if (outcome === 'declined' && session.status === 'open') books.refuseLater(session);
      if (outcome === 'expired' && session.status === 'open') session.status = 'expired';
      return stripe.deliver(more.body ?? JSON.stringify(eventOf(session, EVENTS[outcome], more)), {
        at: NOW,
        ...more,
      });
    },
    brokenEvents({ id }) {
      const session = books.session(id);
      const event = stripe.eventOf(EVENTS.paid, session) as { data: { object: StripeSession } };
      const withObject = (change: object) =>
        JSON.stringify({ ...event, data: { object: { ...session, ...change } } });
      return [
        '',
        '{',
        'null',
        '[]',
        '"paid"',
        '{}',
        withObject({ payment_status: 'stolen' }),
        withObject({ amount_total: 1e20 }),
        withObject({ amount_total: -1 }),
        withObject({ metadata: { payment_id: '\u0000', amount: '1' } }),
        withObject({ metadata: { payment_id: 'pay_1', amount: '1e3' } }),
        JSON.stringify({ ...event, id: 'a\u0000b' }),
      ];
    },
    close: () => stripe.close(),
  };
}
