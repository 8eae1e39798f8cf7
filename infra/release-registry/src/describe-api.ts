import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Every route answers with it where it refuses; `RegistryProblem` of the contracts. */
const PROBLEM = {
  description: 'Refused, with words that a person can act on.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['title', 'status', 'code', 'detail'],
        properties: {
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', description: 'For programs, such as stale-revision.' },
          detail: { type: 'string', description: 'What is wrong and what to do, for people.' },
          state: {
            type: 'object',
            description: 'The newer state of the channel, where a change came too late.',
          },
          findings: {
            type: 'array',
            items: { type: 'object' },
            description: 'What the gate has against the release.',
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
