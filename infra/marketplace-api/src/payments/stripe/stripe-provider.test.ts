import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import Stripe from 'stripe';
import { isProblem } from '../../http/problem.ts';
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripe/stripe-stand-in.ts';
import { NOW } from '../../testing/world.ts';
import type { PaymentProvider, SessionRequest } from '../payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const HOUR = 3_600_000;

describe('Stripe', () => {
  let stripe: StripeStandIn;
  let provider: PaymentProvider;
  let now = NOW;
  let made = 0;
  before(async () => {
    stripe = await startStripeStandIn(() => now);
    const { secretKey, webhookSecret, url: apiUrl } = stripe;
    provider = stripeProvider({ secretKey, webhookSecret, apiUrl }, () => now);
  });
  after(() => stripe.close());
  afterEach(() => {
    now = NOW;
    stripe.failures.length = 0;
  });

  const request = (more: Partial<SessionRequest> = {}): SessionRequest => ({
    paymentId: `pay_${(made += 1)}`,
    description: '#7',
    amount: 1250,
    currency: 'USD',
    returnUrl: 'https://souk.example/checkout/placed?order_id=7',
    language: 'en',
    ...more,
  });
  async function paid(more: Partial<SessionRequest> = {}) {
    const { session: id } = await provider.createSession(request(more));
    const session = stripe.books.session(id);
    stripe.books.pay(session);
    return session;
  }
  const refundsOf = ({ payment_intent }: { payment_intent: string | null }) =>
    stripe.books.refunds.filter((refund) => refund.payment_intent === payment_intent);
  const last = () => stripe.log.at(-1) ?? assert.fail('nothing was requested');

  it('shows the payer what is paid, and returns with a flag to the page that began it (CHK-2, CHK-12)', async () => {
    const { session: id, url } = await provider.createSession(request({ paymentId: 'pay_shown' }));
    const session = stripe.books.session(id);
    assert.equal(url, session.url);
    assert.deepEqual(
      [session.amount_total, session.currency, session.locale, session.client_reference_id],
      [1250, 'usd', 'en', 'pay_shown'],
    );
    assert.equal(session.success_url, 'https://souk.example/checkout/placed?order_id=7&flag=success');
    assert.equal(session.cancel_url, 'https://souk.example/checkout/placed?order_id=7&flag=cancel');
    assert.deepEqual(session.metadata, { payment_id: 'pay_shown', amount: '1250' });
    assert.deepEqual(stripe.books.intentOf(session).metadata, session.metadata);
  });

  it('uses the browser’s language for Arabic, which its page does not offer', async () => {
    const { session } = await provider.createSession(request({ language: 'ar' }));
    assert.equal(stripe.books.session(session).locale, 'auto');
  });

  it('gets amounts in the parts of a currency, and returns them in ours (CHK-2)', async () => {
    for (const [currency, amount, asked] of [
      ['JPY', 50_000, 500],
      ['JPY', 10_050, 101],
      ['KWD', 1_250, 12_500],
      ['UGX', 50_000, 50_000],
      ['ISK', 12_345, 12_300],
    ] as const) {
      const session = await paid({ currency, amount });
      assert.equal(session.amount_total, asked, currency);
      assert.deepEqual(await provider.status(session.id), { outcome: 'paid', amount });
      await provider.refund(session.id, { reference: `of ${session.id}`, amount });
      assert.equal(refundsOf(session)[0]?.amount, asked, 'all of it goes back');
    }
  });

  it('returns one session for a repeat, in whatever language it comes', async () => {
    const again = request();
    const first = await provider.createSession(again);
    assert.deepEqual(await provider.createSession(again), first);
    assert.equal(last().replayed, true);
    const arabic = await provider.createSession({ ...again, language: 'ar', description: 'طلب' });
    assert.notEqual(arabic.session, first.session);
  });

  it('is asked again a minute after a failure of its own, which it would repeat for a day', async () => {
    const again = request();
    stripe.failures.push({ status: 500 });
    await assert.rejects(provider.createSession(again), Stripe.errors.StripeAPIError);
    assert.equal(last().replayed, true, 'the package asked once more, and got the stored failure');
    now = new Date(NOW.getTime() + 60_000);
    assert.match((await provider.createSession(again)).url, /^https:/);
  });

  it('is asked again at once where the same request is under way (409)', async () => {
    stripe.failures.push({ status: 409, code: 'idempotency_key_in_use' });
    assert.match((await provider.createSession(request())).url, /^https:/);
  });

  it('reports a failure with the number of the request, and never with the key (402, 429)', async () => {
    for (const [status, kind] of [
      [402, Stripe.errors.StripeCardError],
      [429, Stripe.errors.StripeRateLimitError],
    ] as const) {
      stripe.failures.push({ status });
      await assert.rejects(provider.createSession(request()), (error) => {
        assert.ok(error instanceof kind, String(error));
        assert.match(String(error.requestId), /^req_/);
        assert.ok(!JSON.stringify(error).includes(stripe.secretKey));
        return true;
      });
    }
    const { webhookSecret, url: apiUrl } = stripe;
    const wrong = stripeProvider({ secretKey: 'sk_test_wrong', webhookSecret, apiUrl }, () => now);
    await assert.rejects(wrong.createSession(request()), Stripe.errors.StripeAuthenticationError);
  });

  it('returns what became of a session, and nothing for an unknown one (PAY-6)', async () => {
    const { session: open } = await provider.createSession(request());
    assert.deepEqual(await provider.status(open), { outcome: 'created', amount: 1250 });
    const { session: refused } = await provider.createSession(request());
    stripe.books.refuseLater(stripe.books.session(refused));
    assert.equal((await provider.status(refused))?.outcome, 'declined');
    const { session: underWay } = await provider.createSession(request());
    Object.assign(stripe.books.session(underWay), { status: 'complete' });
    stripe.books.intentOf(stripe.books.session(underWay)).status = 'processing';
    assert.equal((await provider.status(underWay))?.outcome, 'created', 'a bank may take days');
    assert.equal(await provider.cancel?.(open), true);
    assert.equal(await provider.cancel?.(open), true);
    assert.equal((await provider.status(open))?.outcome, 'expired');
    assert.equal(await provider.status('cs_test_unknown'), null);
  });

  it('closes a session that must not be paid any more, and never a paid one (PAY-4)', async () => {
    const session = await paid();
    assert.equal(await provider.cancel?.(session.id), false);
    assert.equal((await provider.status(session.id))?.outcome, 'paid');
  });

  it('refunds once, though the answer was lost or its keys have expired (ORD-6)', async () => {
    const session = await paid();
    const refund = { reference: 'pay_back', amount: 1000 };
    stripe.failures.push({ status: 500, isCarriedOut: true, path: 'POST /v1/refunds' });
    await assert.rejects(provider.refund(session.id, refund), Stripe.errors.StripeAPIError);
    assert.equal(refundsOf(session).length, 1, 'it was made, and the answer lost');
    await provider.refund(session.id, refund);
    now = new Date(NOW.getTime() + 48 * HOUR);
    stripe.forgetKeys();
    await provider.refund(session.id, refund);
    assert.deepEqual(
      refundsOf(session).map(({ amount, metadata }) => [amount, metadata.reference]),
      [[1000, 'pay_back']],
    );
  });

  it('counts as given back what somebody gave back at Stripe', async () => {
    const session = await paid();
    await provider.refund(session.id, { reference: 'at the dashboard', amount: 1250 });
    await provider.refund(session.id, { reference: 'ours', amount: 1250 });
    assert.equal(refundsOf(session).length, 1);
  });

  describe('sends webhooks', () => {
    const read = (event: object, { secret = stripe.webhookSecret, at = now } = {}) => {
      const body = JSON.stringify(event);
      return provider.readWebhook(
        { 'stripe-signature': stripe.signatureOf(body, { secret, at }) },
        Buffer.from(body),
        now,
      );
    };

    it('that say what became of a session of ours', async () => {
      const session = await paid({ paymentId: 'pay_told' });
      const outcomes = [
        'checkout.session.completed',
        'checkout.session.async_payment_succeeded',
        'checkout.session.async_payment_failed',
        'checkout.session.expired',
      ].map((type) => read(stripe.eventOf(type, session, `evt_${type}`)));
      assert.deepEqual(
        outcomes.map((event) => event?.outcome),
        ['paid', 'paid', 'declined', 'expired'],
      );
      assert.deepEqual(outcomes[0], {
        eventId: 'evt_checkout.session.completed',
        paymentId: 'pay_told',
        outcome: 'paid',
        amount: 1250,
      });
      session.payment_status = 'unpaid';
      assert.equal(read(stripe.eventOf('checkout.session.completed', session))?.outcome, 'created');
    });

    it('that say of a payment that all of it went back, and not of a part', async () => {
      const session = await paid();
      await provider.refund(session.id, { reference: 'a part', amount: 250 });
      assert.equal(read(stripe.eventOf('charge.refunded', session)), null);
      await provider.refund(session.id, { reference: 'the rest', amount: 1000 });
      const event = read(stripe.eventOf('charge.refunded', session));
      assert.deepEqual([event?.outcome, event?.amount], ['refunded', 1250]);
    });

    it('that are nothing to us, and are taken without a word: other events, and what others sold', async () => {
      const session = await paid();
      assert.equal(read(stripe.eventOf('payment_intent.succeeded', session)), null);
      session.metadata = {};
      assert.equal(read(stripe.eventOf('checkout.session.completed', session)), null);
    });

    it('that are refused where the signature does not hold, or is older than five minutes', async () => {
      const event = stripe.eventOf('checkout.session.completed', await paid());
      const isRefused = (error: unknown) => isProblem(error) && error.status === 401;
      assert.throws(() => read(event, { secret: 'whsec_another' }), isRefused);
      assert.throws(() => read(event, { at: new Date(now.getTime() - 301_000) }), isRefused);
      assert.throws(() => provider.readWebhook({}, Buffer.from('{}'), now), isRefused);
      assert.equal(read(event, { at: new Date(now.getTime() - 299_000) })?.outcome, 'paid');
    });
  });
});
