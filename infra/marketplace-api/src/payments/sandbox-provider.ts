import { createHmac, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { createProblem } from '../http/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface SandboxOptions {
  /** Base address of its API. */
  url: string;
  key: string;
  webhookSecret: string;
  /** Where it sends webhooks. */
  webhookUrl(): string;
}

const REQUEST_TIMEOUT_MS = 10_000;
/** Older webhooks are refused, so that a recorded one cannot be replayed later. */
const MAX_AGE_SECONDS = 300;

const Outcome = Type.Union([
  Type.Literal('created'),
  Type.Literal('paid'),
  Type.Literal('declined'),
  Type.Literal('canceled'),
  Type.Literal('expired'),
]);
const Session = Type.Object({
  id: Type.String(),
  status: Outcome,
  amount: Type.Integer(),
  url: Type.String(),
});
/** PostgreSQL cannot store NUL. */
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' });
const Event = Type.Object({
  id: Name,
  reference: Name,
  status: Outcome,
  amount: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
});

/** Undefined where the body is not JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The payments sandbox, used like a real provider: key, sessions, signed webhooks, refunds. */
export function sandboxProvider({ url, key, webhookSecret, webhookUrl }: SandboxOptions): PaymentProvider {
  async function ask(method: string, path: string, body?: object) {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 404) return null;
    const answer: unknown = await response.json();
    if (!response.ok || !Check(Session, answer)) {
      throw new Error(`The payment provider answered ${response.status} to ${method} ${path}.`);
    }
    return answer;
  }

  return {
    name: 'sandbox',
    capabilities: { refunds: true },
    async createSession({ paymentId, description, amount, currency, returnUrl, language }) {
      const session = await ask('POST', '/sessions', {
        reference: paymentId,
        amount,
        currency,
        description,
        return_url: returnUrl,
        webhook_url: webhookUrl(),
        language,
      });
      if (!session) throw new Error('The payment provider answered 404 to POST /sessions. Check its URL.');
      return { session: session.id, url: session.url };
    },
    async status(session) {
      const found = await ask('GET', `/sessions/${encodeURIComponent(session)}`);
      return found && { outcome: found.status, amount: found.amount };
    },
    async refund(session, refund) {
      const found = await ask('POST', `/sessions/${encodeURIComponent(session)}/refunds`, refund);
      if (!found) throw new Error(`The payment provider does not know the session ${session}.`);
    },
    readWebhook(headers, body, now) {
      const [, seconds, mac] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['sandbox-signature'])) ?? [];
      const unsigned = createProblem(401, 'signature', 'order.webhook_signature');
      if (!seconds || !mac || Math.abs(now.getTime() / 1000 - Number(seconds)) > MAX_AGE_SECONDS)
        throw unsigned;
      const right = createHmac('sha256', webhookSecret).update(`${seconds}.`).update(body).digest();
      if (!timingSafeEqual(right, Buffer.from(mac, 'hex'))) throw unsigned;
      const event = parseJson(body);
      if (!Check(Event, event)) throw createProblem(400, 'event', 'order.webhook_event');
      return { eventId: event.id, paymentId: event.reference, outcome: event.status, amount: event.amount };
    },
  };
}
