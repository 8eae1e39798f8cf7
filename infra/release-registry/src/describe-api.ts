import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The body of every refusal; `RegistryProblem` of the contracts. */
const PROBLEM = {
  description: 'Refused, with a message that a person can act on.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['title', 'status', 'code', 'detail'],
        properties: {
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', description: 'Machine-readable, such as stale-revision.' },
          detail: { type: 'string', description: 'Human-readable: what failed and what to do.' },
          state: {
            type: 'object',
            description: 'The current state of the channel, if the change is based on an older one.',
          },
          findings: {
            type: 'array',
            items: { type: 'object' },
            description: 'Findings of the gate against the release.',
          },
        },
      },
    },
  },
};
const REFERENCE = { $ref: '#/components/responses/Problem' };

interface Described {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components?: Record<string, unknown>;
}

function withProblem<D extends Described>(description: D): D {
  const paths = Object.entries(description.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { ...operation, responses: { ...operation.responses, '4XX': REFERENCE, '5XX': REFERENCE } },
      ]),
    ),
  ]);
  const components = { ...description.components, responses: { Problem: PROBLEM } };
  return { ...description, paths: Object.fromEntries(paths), components };
}

/** OpenAPI of everything below `/registry/v1`, at `/registry/v1/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Souk release registry',
        version: '1.0.0',
        description:
          'Releases, channels, activation, canary, rollback, kill, quarantine, server rendering, tokens, audit and telemetry. Errors are application/problem+json (RFC 9457).',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transformObject: (document) =>
      'openapiObject' in document ? withProblem(document.openapiObject as Described) : document.swaggerObject,
  });
  app.get('/registry/v1/openapi.json', { schema: { hide: true }, config: { open: true } }, () =>
    app.swagger(),
  );
  app.get('/healthz', { schema: { hide: true }, config: { open: true } }, () => ({ ready: true }));
}
