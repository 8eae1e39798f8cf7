import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS } from '@souk/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOperator } from './operator.ts';

/** Headers of every call (API-2). They are described here only; `readRequestContext` reads them. */
const headers = {
  type: 'object',
  properties: {
    [HEADERS.zone]: { type: 'string', description: 'A zone, or a JSON list of zones', examples: ['[1]'] },
    [HEADERS.module]: { type: 'string', description: 'The module', examples: ['1'] },
    [HEADERS.language]: { type: 'string', description: 'en or ar', examples: ['en'] },
    [HEADERS.latitude]: { type: 'string', description: "The customer's position" },
    [HEADERS.longitude]: { type: 'string', description: "The customer's position" },
    [HEADERS.guest]: { type: 'string', description: "The guest's id, where no token is sent" },
    [HEADERS.software]: { type: 'string', description: 'Which software calls; not read here' },
  },
};

type Document = Record<string, unknown> & { paths?: Record<string, Record<string, object>> };

/** Marks the operator's calls in the document. */
export const OPERATOR_MARK = 'x-operator';

/** The document without the operator's calls. */
function publicPart(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, calls]) => {
    const others = Object.entries(calls).filter(([, call]) => !(OPERATOR_MARK in call));
    return others.length === 0 ? [] : [[path, Object.fromEntries(others)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** OpenAPI at /api/docs, the document at /api/docs/json. The operator's calls are shown to requests with the operator's token only. */
export async function docs(
  app: FastifyInstance,
  { operatorTokenHash }: { operatorTokenHash: Buffer | null },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Souk marketplace',
        version: '1',
        description:
          'Lists are bound to the zones and the module of the headers `zoneid` and `moduleId`, distances to `latitude` and `longitude`. ' +
          'Every refusal has the body `{errors: [{code, message}]}`.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({
      schema: url.startsWith('/api/v1/') ? { ...schema, headers } : schema,
      url,
    }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformSpecificationClone: false,
    transformSpecification(document, request: FastifyRequest, reply: FastifyReply) {
      // Caches must not serve the operator's document to others.
      reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization' });
      return isOperator(request, operatorTokenHash) ? document : publicPart(document);
    },
  });
}
