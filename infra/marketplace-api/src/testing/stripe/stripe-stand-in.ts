import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOfError, refusalOf, type StripeAnswer, type StripeFailure } from './stripe-answer.ts';
import { StripeBooks } from './stripe-books.ts';
import { parseForm } from './stripe-form.ts';
import { StripeKeys, type RepeatableAnswer } from './stripe-keys.ts';
import { StripeRefusal, type StripeSession } from './stripe-objects.ts';
import { StripeWebhook } from './stripe-webhook.ts';

export interface StripeStandIn {
  url: string;
  secretKey: string;
  webhookSecret: string;
  books: StripeBooks;
  /** The account's webhook endpoint. */
  endpoint: string;
  /** Refuses every request while true. */
  away: boolean;
  /** Responses to the next requests, optionally of one path. */
  failures: StripeFailure[];
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

/** A stand-in for Stripe that responds, repeats and signs as its API reference says; its data is lost at the end. */
export async function startStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const books = new StripeBooks(now, (id) => `https://checkout.stripe.example/c/pay/${id}`);
  const keys = new StripeKeys();
  const webhook = new StripeWebhook(books, now);
  const state = {
    away: false,
    endpoint: '',
    failures: [] as StripeFailure[],
    log: [] as StripeStandIn['log'],
  };

  function carryOut(method: string, path: string, body: string, query: URLSearchParams): StripeAnswer {
    const next = state.failures[0];
    const failure = !next?.path || next.path === `${method} ${path}` ? state.failures.shift() : undefined;
    const refusal = failure && refusalOf(failure);
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

  async function answerTo(request: IncomingMessage, requestId: string): Promise<RepeatableAnswer> {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    const body = await text(request);
    const sent = request.headers['idempotency-key'];
    const key = typeof sent === 'string' && method === 'POST' ? sent : undefined;
    if (state.away) throw new StripeRefusal(503, { type: 'api_error', message: 'Away.' }, true);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeRefusal(
        401,
        { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
        true,
      );
    const work = () => carryOut(method, pathname, body, searchParams);
    const answer = key ? keys.once(key, `${pathname} ${body}`, work) : { ...work(), replayed: false };
    state.log.push({ method, path: pathname, key, requestId, replayed: answer.replayed });
    return answer;
  }

  const server = createServer((request, response) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`;
    answerTo(request, requestId).then(
      (answer) => send(response, requestId, answer),
      (error: unknown) => send(response, requestId, { ...answerOfError(error), replayed: false }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret: webhook.secret,
    books,
    eventOf: webhook.eventOf.bind(webhook),
    forgetKeys: () => keys.forget(),
    signatureOf: webhook.signatureOf.bind(webhook),
    async deliver(body: string, { tampered, ...by }: Parameters<StripeStandIn['deliver']>[1] = {}) {
      const response = await fetch(state.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': webhook.signatureOf(body, by),
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

function send(response: ServerResponse, requestId: string, { status, body, replayed }: RepeatableAnswer) {
  const log = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` };
  const shown = 'error' in body ? { error: { ...(body.error as object), ...log } } : body;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      ...(replayed && { 'idempotent-replayed': 'true' }),
    })
    .end(JSON.stringify(shown));
}
