import Stripe from 'stripe';
import { createProblem } from '../../http/problem.ts';
import type { Language } from '../../texts/translate.ts';
import type { PaymentOutcome, PaymentProvider } from '../payment-provider.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';
import { readStripeEvent } from './stripe-event.ts';

export interface StripeOptions {
  secretKey: string;
  /** Signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** Base address of Stripe's API; default: Stripe's own. */
  apiUrl?: string;
}

const TIMEOUT_MS = 10_000;
/** Older webhooks are refused, so that a recorded one cannot be replayed later. */
const MAX_WEBHOOK_AGE_SECONDS = 300;
const MINUTE_MS = 60_000;

/** Checkout has no Arabic; `auto` uses the browser's language where possible. */
const LOCALES: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = { en: 'en', ar: 'auto' };

/** Stripe Checkout: the payer enters the card on Stripe's page, and Stripe sends signed webhooks. */
export function stripeProvider(
  { secretKey, webhookSecret, apiUrl }: StripeOptions,
  now: () => Date,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  });

  return {
    name: 'stripe',
    capabilities: { refunds: true },

    async createSession({ paymentId, description, amount, currency, returnUrl, language }) {
      const metadata = { payment_id: paymentId, amount: String(amount) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: toStripeAmount(amount, currency),
                product_data: { name: description },
              },
            },
          ],
          client_reference_id: paymentId,
          metadata,
          payment_intent_data: { metadata, description },
          success_url: withFlag(returnUrl, 'success'),
          cancel_url: withFlag(returnUrl, 'cancel'),
          locale: LOCALES[language],
        },
        // For a day, Stripe repeats its response to a key, errors included, and refuses the key with other parameters. So a key lasts
        // a minute and a language: an unused session is never paid.
        { idempotencyKey: `${paymentId}:${language}:${Math.floor(now().getTime() / MINUTE_MS)}` },
      );
      if (!session.url) throw new Error(`Stripe returned no URL for the session ${session.id}.`);
      return { session: session.id, url: session.url };
    },

    async status(id) {
      try {
        const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
        const { amount_total, currency, metadata } = session;
        return {
          outcome: outcomeOf(session),
          amount: fromStripeAmount(amount_total ?? 0, currency ?? '', Number(metadata?.amount)),
        };
      } catch (error) {
        if (isCode(error, 'resource_missing')) return null;
        throw error;
      }
    },

    async cancel(id) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') await stripe.checkout.sessions.expire(id);
      return status !== 'complete';
    },

    async refund(id, { reference, amount }) {
      const { payment_intent: intent, currency } = await stripe.checkout.sessions.retrieve(id);
      const intentId = typeof intent === 'string' ? intent : intent?.id;
      if (!intentId || !currency) throw new Error(`The Stripe session ${id} has no payment to refund.`);
      // Stripe forgets keys after a day, so existing refunds are checked too.
      const made = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      if (made.data.some(({ metadata }) => metadata?.reference === reference)) return;
      try {
        await stripe.refunds.create(
          { payment_intent: intentId, amount: toStripeAmount(amount, currency), metadata: { reference } },
          { idempotencyKey: `refund:${reference}` },
        );
      } catch (error) {
        // It was refunded in Stripe's dashboard.
        if (!isCode(error, 'charge_already_refunded')) throw error;
      }
    },

    readWebhook(headers, body, at) {
      const signature = headers['stripe-signature'];
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          String(signature ?? ''),
          webhookSecret,
          MAX_WEBHOOK_AGE_SECONDS,
          undefined,
          at.getTime(),
        );
      } catch (error) {
        throw error instanceof Stripe.errors.StripeSignatureVerificationError
          ? createProblem(401, 'signature', 'order.webhook_signature')
          : createProblem(400, 'event', 'order.webhook_event');
      }
      return readStripeEvent(event);
    },
  };
}

function outcomeOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentOutcome {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'created';
  if (payment_status !== 'unpaid') return 'paid';
  // A bank debit is in progress for days, and may still fail.
  const hasFailed =
    typeof payment_intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment_intent?.status ?? '');
  return hasFailed ? 'declined' : 'created';
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;

function withFlag(address: string, flag: 'success' | 'cancel'): string {
  const url = new URL(address);
  url.searchParams.set('flag', flag);
  return url.href;
}

function hostOf(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}
