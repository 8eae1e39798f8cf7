import { HEADERS } from '@souk/contracts';
import type { Call } from '@souk/contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Context } from '../context.ts';
import { OPERATOR_MARK } from './docs.ts';
import { requireOperator } from './operator.ts';
import { openForms } from './open-forms.ts';
import { tooMany } from './problem.ts';
import { readForm } from './read-form.ts';
import { fromText } from './schema-check.ts';
import { readRequestContext, type RequestContext } from './request-context.ts';
import {
  claimedCredential,
  customerOf,
  hasCredential,
  visitorOf,
  type Customer,
  type Visitor,
} from './visitor.ts';

type Part<C extends Call, P extends 'params' | 'query' | 'body'> = C[P] extends TSchema
  ? Static<C[P]>
  : undefined;

/** A request, validated by the call's schemas. */
export interface CallRequest<C extends Call> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  requestContext: RequestContext;
  visitor: C['needs'] extends 'customer' ? Customer : C['needs'] extends 'visitor' ? Visitor : null;
  /** The pictures of a form, in the order in which they were sent; empty for other calls. */
  files: readonly Buffer[];
  request: FastifyRequest;
  /** For responses that are not JSON. */
  reply: FastifyReply;
}

type Handler<C extends Call> = (callRequest: CallRequest<C>) => Promise<Static<C['response']>>;

interface RouteOptions {
  /** Requests per minute and client address. */
  limit?: number;
  /** Requests per minute and visitor, from any address; for public calls, only those that identify their visitor. */
  visitorLimit?: number;
  /** Requests that `limit` does not count. */
  unlimited?: (request: FastifyRequest) => boolean;
  /** A second method for the same call. */
  also?: Call['method'];
}

/** Serves one call of the contracts: its schemas validate the request and serialise the response, its `needs` decide who may call. */
export type Route = <const C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions) => void;

/** Prices and stock change, so caches must revalidate; responses depend on these headers (API-2). */
const PUBLIC = {
  'cache-control': 'no-cache',
  vary: [HEADERS.zone, HEADERS.module, HEADERS.language, HEADERS.latitude, HEADERS.longitude].join(', '),
};
const PERSONAL = { 'cache-control': 'private, no-store' };

/** Tracking needs no visitor, but answers the order's owner differently, so it is not public. */
const isPublic = ({ method, needs, path }: Call): boolean =>
  method === 'GET' && !needs && !path.includes('/customer/');

export function routes(app: FastifyInstance, context: Context): Route {
  const openForm = openForms();
  return (call, handler, { limit, visitorLimit, unlimited, also } = {}) => {
    const visitors = new WeakMap<FastifyRequest, string>();
    const countVisitor =
      visitorLimit &&
      app.createRateLimit({
        max: visitorLimit,
        timeWindow: 60_000,
        keyGenerator: (request) => visitors.get(request) ?? request.ip,
      });
    const limitVisitor = async (request: FastifyRequest, key: string | null) => {
      if (!countVisitor || !key) return;
      visitors.set(request, key);
      const count = await countVisitor(request);
      if (!count.isAllowed && count.isExceeded)
        throw tooMany('too_many', 'request.too_many', count.ttl / 1000);
    };
    const form = call.files;
    const pictures = new WeakMap<FastifyRequest, readonly Buffer[]>();
    app.route({
      method: also ? [call.method, also] : call.method,
      url: call.path,
      schema: {
        summary: call.summary,
        tags: [call.path.split('/')[3] ?? 'api'],
        ...(call.needs && { security: [{ token: [] }, ...(call.needs === 'visitor' ? [{}] : [])] }),
        ...(call.needs === 'operator' && { [OPERATOR_MARK]: true }),
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        ...(form && { consumes: ['multipart/form-data'] }),
        response: { 200: call.response },
      },
      ...(limit && {
        config: {
          rateLimit: { max: limit, timeWindow: 60_000, ...(unlimited && { allowList: unlimited }) },
        },
      }),
      ...(call.needs === 'operator' && {
        onRequest: async (request: FastifyRequest) => requireOperator(request, context.operatorTokenHash),
      }),
      // Runs before the limit of the address, so that one visitor cannot use up the limit of others behind the same address.
      ...(visitorLimit &&
        !call.needs && {
          onRequest: (request: FastifyRequest) => limitVisitor(request, claimedCredential(request)),
        }),
      ...(form && {
        preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.raw.once('close', openForm(request.ip));
          // An invalid token or guest id is refused before any picture is read; a form may carry its guest id itself.
          if (call.needs === 'customer' || hasCredential(request)) await visitorFor(call, request, context);
          const { fields, files } = await readForm(request, form);
          request.body = call.body ? fromText(call.body, fields) : fields;
          pictures.set(request, files);
        },
      }),
      handler: async (request, reply) => {
        reply.headers(isPublic(call) ? PUBLIC : PERSONAL);
        const requestContext = readRequestContext(request.headers);
        const { params, query, body } = request;
        const visitor = await visitorFor(call, request, context);
        if (visitor) await limitVisitor(request, keyOf(visitor));
        // Fastify has validated the three parts with the schemas that type them.
        const callRequest = {
          params,
          query,
          body,
          requestContext,
          visitor,
          files: pictures.get(request) ?? [],
          request,
          reply,
        };
        return handler(callRequest as Parameters<typeof handler>[0]);
      },
    });
  };
}

const keyOf = (visitor: Visitor) =>
  visitor.kind === 'customer' ? `customer ${visitor.id}` : `guest ${visitor.hash.toString('hex')}`;

async function visitorFor(
  call: Call,
  request: FastifyRequest,
  { pool, now }: Context,
): Promise<Visitor | null> {
  if (call.needs === 'customer') return customerOf(request, pool, now());
  return call.needs === 'visitor' ? visitorOf(request, pool, now()) : null;
}
