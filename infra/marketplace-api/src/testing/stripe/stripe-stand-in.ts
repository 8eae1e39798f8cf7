import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeBooks } from './stripe-books.ts';
import { parseForm } from './stripe-form.ts';
import { chargeOf, StripeRefusal, type StripeSession } from './stripe-objects.ts';

interface Answer {
  status: number;
  body: object;
}

export interface StripeStandIn {
  url: string;
  secretKey: string;
  webhookSecret: string;
  books: StripeBooks;
  /** The account's webhook endpoint. */
  endpoint: string;
  /** Refuses every request while true. */
  away: boolean;
  /** Responses to the next requests, optionally of one path, sent before or after they were carried out. */
  failures: { status: number; code?: string; isCarriedOut?: boolean; path?: string }[];
  /** Every request: method, path, key, and the number of its response. */
  log: { method: string; path: string; key: string | undefined; requestId: string; replayed: boolean }[];
  eventOf(type: string, session: StripeSession, eventId?: string): object;
  /** Simulates a day without requests. */
  forgetKeys(): void;
  /** Stripe's signature header for these bytes. */
  signatureOf(body: string, by?: { secret?: string; at?: Date }): string;
  /** Signs bytes and sends them to the endpoint, as Stripe does. Returns the response's status. */
  deliver(body: string, sent?: { secret?: string; at?: Date; tampered?: string }): Promise<number>;
  close(): Promise<void>;
}

const ERROR_TYPES: Record<number, string> = { 402: 'card_error', 429: 'rate_limit_error', 500: 'api_error' };

/** A stand-in for Stripe that responds, repeats and signs as its API reference says; its data is lost at the end. */
export async function startStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const replays = new Map<string, { request: string; answer: Promise<Answer> }>();
  const books = new StripeBooks(now, (id) => `https://checkout.stripe.example/c/pay/${id}`);
  const state = {
    away: false,
    endpoint: '',
    failures: [] as StripeStandIn['failures'],
    log: [] as StripeStandIn['log'],
  };

  function carryOut(method: string, path: string, body: string, query: URLSearchParams): Answer {
    const next = state.failures[0];
    const failure = !next?.path || next.path === `${method} ${path}` ? state.failures.shift() : undefined;
    const refusal = failure && failureOf(failure);
    if (refusal && !failure.isCarriedOut) throw refusal;
    const answer = books.answer(method, path, parseForm(body), query);
    if (!answer)
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    if (refusal) throw refusal;
    return { status: 200, body: structuredClone(answer) };
  }

  /** A repeated key gets the same response, errors included; other parameters under it are an error, and requests run one at a time. */
  async function once(
    key: string,
    request: string,
    work: () => Answer,
  ): Promise<Answer & { replayed: boolean }> {
    const known = replays.get(key);
    if (known && known.request !== request)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}.`,
      });
    if (known) return { ...(await known.answer), replayed: true };
    try {
      const answer = work();
      replays.set(key, { request, answer: Promise.resolve(answer) });
      return { ...answer, replayed: false };
    } catch (error) {
      if (error instanceof StripeRefusal && !error.isEarly)
        replays.set(key, { request, answer: Promise.resolve(refused(error)) });
      throw error;
    }
  }

  async function answerTo(
    request: IncomingMessage,
    requestId: string,
  ): Promise<Answer & { replayed: boolean }> {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    const body = await text(request);
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' && method === 'POST' ? key : undefined;
    if (state.away) throw new StripeRefusal(503, { type: 'api_error', message: 'Away.' }, true);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeRefusal(
        401,
        { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
        true,
      );
    const work = () => carryOut(method, pathname, body, searchParams);
    const answer = name ? await once(name, `${pathname} ${body}`, work) : { ...work(), replayed: false };
    state.log.push({ method, path: pathname, key: name, requestId, replayed: answer.replayed });
    return answer;
  }

  function signatureOf(body: string, { secret = webhookSecret, at = now() } = {}): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    // The header also has a signature of an old scheme.
    return `t=${seconds},v1=${mac},v0=${'0'.repeat(64)}`;
  }

  const server = createServer((request, response) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`;
    answerTo(request, requestId).then(
      ({ status, body, replayed }) => send(status, body, replayed),
      (error: unknown) => {
        const { status, body } = refused(error);
        send(status, body, false);
      },
    );
    const send = (status: number, body: object, replayed: boolean) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': requestId,
          ...(replayed && { 'idempotent-replayed': 'true' }),
        })
        .end(
          JSON.stringify(
            'error' in body
              ? {
                  error: {
                    ...(body.error as object),
                    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
                  },
                }
              : body,
          ),
        );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    books,
    eventOf(type: string, session: StripeSession, eventId = `evt_${randomBytes(12).toString('hex')}`) {
      const intent = books.intentOf(session);
      const object =
        type === 'charge.refunded'
          ? chargeOf(
              intent,
              books.refunds.filter(({ payment_intent }) => payment_intent === intent.id),
            )
          : session;
      return {
        id: eventId,
        object: 'event',
        api_version: '2026-09-30.dahlia',
        created: Math.floor(now().getTime() / 1000),
        type,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object: structuredClone(object) },
      };
    },
    forgetKeys: () => replays.clear(),
    signatureOf,
    async deliver(body: string, { tampered, ...by }: Parameters<StripeStandIn['deliver']>[1] = {}) {
      const response = await fetch(state.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, by),
        },
        body: tampered ?? body,
      });
      return response.status;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function failureOf({ status, code }: StripeStandIn['failures'][number]): StripeRefusal {
  const body = {
    type: ERROR_TYPES[status] ?? 'invalid_request_error',
    message: `As the test says: ${status}.`,
  };
  return new StripeRefusal(status, { ...body, ...(code && { code }) }, status === 409 || status === 429);
}

function refused(error: unknown): Answer {
  return error instanceof StripeRefusal
    ? { status: error.status, body: { error: error.body } }
    : { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
}
