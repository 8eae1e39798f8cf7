import { randomBytes } from 'node:crypto';
import { textAt, textsAt, type Form } from './stripe-form.ts';
import {
  invalidRequest,
  type StripeIntent,
  type StripeRefund,
  type StripeSession,
} from './stripe-objects.ts';

const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const THREE_DECIMAL = 'bhd jod kwd omr tnd'.split(' ');
const LOCALES = ['auto', 'en', 'fr', 'de', 'es', 'it', 'tr'];
const DAY_SECONDS = 24 * 3600;

const idOf = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

/** The data of a Stripe account, and the operations of its endpoints. */
export class StripeBooks {
  readonly sessions: StripeSession[] = [];
  readonly intents: StripeIntent[] = [];
  readonly refunds: StripeRefund[] = [];
  readonly #now: () => Date;
  readonly #pageUrl: (id: string) => string;

  constructor(now: () => Date, pageUrl: (id: string) => string) {
    this.#now = now;
    this.#pageUrl = pageUrl;
  }

  /** The calls in Checkout's reference; undefined for unknown addresses. */
  answer(method: string, path: string, form: Form, query: URLSearchParams): object | undefined {
    const [, , ...parts] = path.split('/');
    const name = `${method} ${parts.map((part, at) => (at === 2 ? ':id' : part)).join('/')}`;
    const id = parts[2] ?? '';
    if (name === 'POST checkout/sessions') return this.#createSession(form);
    if (name === 'GET checkout/sessions/:id')
      return this.#shown(this.session(id), query.getAll('expand[0]').includes('payment_intent'));
    if (name === 'POST checkout/sessions/:id/expire') return this.#expire(this.session(id));
    if (name === 'POST refunds') return this.#refund(form);
    if (name === 'GET refunds')
      return {
        object: 'list',
        has_more: false,
        data: this.refunds.filter((refund) => refund.payment_intent === query.get('payment_intent')),
      };
    return undefined;
  }

  session(id: string): StripeSession {
    const session = this.sessions.find((each) => each.id === id);
    if (!session)
      throw Object.assign(
        invalidRequest(`No such checkout.session: ${id}`, { code: 'resource_missing', param: 'session' }),
        { status: 404 },
      );
    return session;
  }

  intentOf({ payment_intent }: StripeSession): StripeIntent {
    const intent = this.intents.find(({ id }) => id === payment_intent);
    if (!intent) throw invalidRequest('The session has no payment intent.');
    return intent;
  }

  /** The payer's side of a session: pays by card, is declined late by a bank, or lets the session expire. */
  pay(session: StripeSession): void {
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    Object.assign(this.intentOf(session), { status: 'succeeded', latest_charge: idOf('ch') });
  }

  refuseLater(session: StripeSession): void {
    Object.assign(session, { status: 'complete', payment_status: 'unpaid' });
    this.intentOf(session).status = 'requires_payment_method';
  }

  #shown(session: StripeSession, withIntent: boolean) {
    return withIntent ? { ...session, payment_intent: this.intentOf(session) } : session;
  }

  #createSession(form: Form): StripeSession {
    if (textAt(form, 'mode') !== 'payment') throw invalidRequest('Invalid mode', { param: 'mode' });
    for (const param of ['success_url', 'cancel_url'])
      if (!/^https?:\/\//.test(textAt(form, param) ?? ''))
        throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
    const locale = textAt(form, 'locale') ?? 'auto';
    if (!LOCALES.includes(locale)) throw invalidRequest('Invalid locale', { param: 'locale' });
    if (!textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name'))
      throw invalidRequest('Missing required param: product_data[name].');
    const currency = textAt(form, 'line_items', '0', 'price_data', 'currency') ?? '';
    if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest('Invalid currency', { param: 'currency' });
    const quantity = Number(textAt(form, 'line_items', '0', 'quantity'));
    const amount =
      quantity * this.#amount(textAt(form, 'line_items', '0', 'price_data', 'unit_amount'), currency);
    const created = Math.floor(this.#now().getTime() / 1000);
    const intent: StripeIntent = {
      id: idOf('pi'),
      object: 'payment_intent',
      amount,
      currency,
      status: 'requires_payment_method',
      metadata: textsAt(form, 'payment_intent_data', 'metadata'),
      description: textAt(form, 'payment_intent_data', 'description') ?? '',
      latest_charge: null,
    };
    const id = idOf('cs');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      metadata: textsAt(form, 'metadata'),
      success_url: textAt(form, 'success_url') ?? '',
      cancel_url: textAt(form, 'cancel_url') ?? '',
      locale,
      payment_intent: intent.id,
      url: this.#pageUrl(id),
      created,
      expires_at: created + DAY_SECONDS,
      livemode: false,
    };
    this.intents.push(intent);
    this.sessions.push(session);
    return session;
  }

  #amount(text: string | undefined, currency: string): number {
    const amount = Number(text);
    if (!/^\d{1,8}$/.test(text ?? '') || amount < 1)
      throw invalidRequest('Invalid integer', { code: 'parameter_invalid_integer', param: 'unit_amount' });
    const step = THREE_DECIMAL.includes(currency) ? 10 : ['isk', 'ugx'].includes(currency) ? 100 : 1;
    if (amount % step !== 0 || (ZERO_DECIMAL.includes(currency) && !Number.isInteger(amount)))
      throw invalidRequest(`Amounts in ${currency} are multiples of ${step}.`, { param: 'unit_amount' });
    return amount;
  }

  #expire(session: StripeSession): StripeSession {
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    return Object.assign(session, { status: 'expired', url: null });
  }

  #refund(form: Form): StripeRefund {
    const intent = this.intents.find(({ id }) => id === textAt(form, 'payment_intent'));
    if (!intent) throw invalidRequest('No such payment_intent', { code: 'resource_missing' });
    if (intent.status !== 'succeeded')
      throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
    const back = this.refunds
      .filter(({ payment_intent }) => payment_intent === intent.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(textAt(form, 'amount') ?? intent.amount - back);
    if (back >= intent.amount)
      throw invalidRequest('The charge has already been refunded.', { code: 'charge_already_refunded' });
    if (back + amount > intent.amount)
      throw invalidRequest('Refund amount is greater than unrefunded amount on charge.');
    const refund: StripeRefund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      charge: intent.latest_charge,
      status: 'succeeded',
      metadata: textsAt(form, 'metadata'),
      created: Math.floor(this.#now().getTime() / 1000),
    };
    this.refunds.push(refund);
    return refund;
  }
}
