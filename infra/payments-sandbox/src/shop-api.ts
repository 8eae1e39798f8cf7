import { createHash, timingSafeEqual } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Session } from './session.ts';
import type { SessionStore } from './session-store.ts';

const Address = Type.String({ minLength: 8, maxLength: 2000, pattern: '^https?://' });
const Reference = Type.String({ minLength: 1, maxLength: 100 });
const Amount = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const SessionBody = Type.Object(
  {
    reference: Reference,
    amount: Amount,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    description: Type.String({ maxLength: 200 }),
    return_url: Address,
    webhook_url: Address,
    language: Type.Union([Type.Literal('en'), Type.Literal('ar')]),
  },
  { additionalProperties: false },
);
const RefundBody = Type.Object({ reference: Reference, amount: Amount }, { additionalProperties: false });
const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });

export interface ShopApiOptions {
  store: SessionStore;
  /** The shop's key, sent as a bearer token. */
  key: string;
  /** The address of a session's payer page. */
  pageUrl(id: string): string;
  now(): Date;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The API for shops: create a session, read it, refund it. */
export async function shopApi(
  app: FastifyInstance,
  { store, key, pageUrl, now }: ShopApiOptions,
): Promise<void> {
  const wireSession = ({ id, reference, status, amount, refunded }: Session) => ({
    id,
    reference,
    status,
    amount,
    refunded,
    url: pageUrl(id),
  });

  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  api.addHook('onRequest', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!timingSafeEqual(digest(given), digest(key))) {
      await reply.code(401).send({ error: 'The API key is missing or wrong.' });
    }
  });

  api.post('/sessions', { schema: { body: SessionBody } }, async ({ body }, reply) => {
    const session = await store.open(body, now());
    if (session.amount !== body.amount) {
      return reply.code(409).send({ error: 'This reference was already used for another amount.' });
    }
    return wireSession(session);
  });

  api.get('/sessions/:id', { schema: { params: ById } }, async ({ params }, reply) => {
    const session = store.find(params.id);
    return session ? wireSession(session) : reply.code(404).send({ error: 'Session not found.' });
  });

  api.post(
    '/sessions/:id/refunds',
    { schema: { params: ById, body: RefundBody } },
    async ({ params, body }, reply) => {
      const session = store.find(params.id);
      if (!session) return reply.code(404).send({ error: 'Session not found.' });
      if (!session.refunds.includes(body.reference)) {
        if (session.status !== 'paid' || session.refunded + body.amount > session.amount) {
          return reply.code(409).send({ error: 'The refund is larger than the paid amount that is left.' });
        }
        session.refunded += body.amount;
        session.refunds.push(body.reference);
        await store.save(session);
      }
      return wireSession(session);
    },
  );
}
