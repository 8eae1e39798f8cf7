import Type from 'typebox';
import { Check } from 'typebox/value';
import { createProblem } from '../../http/problem.ts';
import type { PaymentEvent, PaymentOutcome } from '../payment-provider.ts';
import { fromStripeAmount } from './stripe-amount.ts';

/** PostgreSQL cannot store NUL. */
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' });
const StripeAmount = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
const Currency = Type.String({ pattern: '^[a-z]{3}$' });
/** Our metadata: the attempt, and the requested amount in cents. */
const Metadata = Type.Object({ payment_id: Name, amount: Type.String({ pattern: '^[0-9]{1,10}$' }) });

const Envelope = Type.Object({
  id: Name,
  type: Type.String(),
  data: Type.Object({ object: Type.Object({ metadata: Type.Optional(Type.Unknown()) }) }),
});
const PaidSession = Type.Object({
  metadata: Metadata,
  amount_total: StripeAmount,
  currency: Currency,
  payment_status: Type.Union([
    Type.Literal('paid'),
    Type.Literal('unpaid'),
    Type.Literal('no_payment_required'),
  ]),
});
const RefundedCharge = Type.Object({
  metadata: Metadata,
  amount_refunded: StripeAmount,
  currency: Currency,
  refunded: Type.Boolean(),
});

/** Stripe's events about a session; null: the session's payment status decides. */
const SESSION_EVENTS: Record<string, PaymentOutcome | null> = {
  'checkout.session.completed': null,
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'expired',
};

/**
 * The payment event of a verified Stripe event; null for all other events, and for sessions that are not ours.
 * @throws Problem 400 for a malformed event.
 */
export function readStripeEvent(event: unknown): PaymentEvent | null {
  const unreadable = createProblem(400, 'event', 'order.webhook_event');
  if (!Check(Envelope, event)) throw unreadable;
  const { id: eventId, type } = event;
  const { object } = event.data;
  const isSession = Object.hasOwn(SESSION_EVENTS, type);
  if (!isSession && type !== 'charge.refunded') return null;
  if (!isOurs(object.metadata)) return null;
  if (isSession) {
    if (!Check(PaidSession, object)) throw unreadable;
    const { payment_id, amount: expected } = object.metadata;
    return {
      eventId,
      paymentId: payment_id,
      outcome: SESSION_EVENTS[type] ?? (object.payment_status === 'unpaid' ? 'created' : 'paid'),
      amount: fromStripeAmount(object.amount_total, object.currency, Number(expected)),
    };
  }
  if (!Check(RefundedCharge, object)) throw unreadable;
  // A partial refund leaves the payment paid.
  if (!object.refunded) return null;
  const { payment_id, amount: expected } = object.metadata;
  return {
    eventId,
    paymentId: payment_id,
    outcome: 'refunded',
    amount: fromStripeAmount(object.amount_refunded, object.currency, Number(expected)),
  };
}

const isOurs = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && 'payment_id' in metadata;
