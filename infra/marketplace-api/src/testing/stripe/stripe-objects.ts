/** The objects of Stripe's API that Checkout uses; fields and names are those of its reference. */
export interface StripeSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  locale: string;
  payment_intent: string | null;
  url: string | null;
  created: number;
  expires_at: number;
  livemode: false;
}

export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  description: string;
  latest_charge: string | null;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string | null;
  status: 'succeeded';
  metadata: Record<string, string>;
  created: number;
}

/** A charge after its refund. */
export const chargeOf = (intent: StripeIntent, refunds: readonly StripeRefund[]) => {
  const amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    paid: true,
    refunded: amount_refunded >= intent.amount,
    status: 'succeeded',
  };
};

/** An error in Stripe's shape, with its status. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };
  /** Whether the endpoint had not started: then no response is stored under the key. */
  readonly isEarly: boolean;

  constructor(status: number, body: StripeRefusal['body'], isEarly = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isEarly = isEarly;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
