import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** OpenAPI of everything below `/registry/v1`, at `/registry/v1/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Souk release registry',
        version: '1.0.0',
        description:
          'Releases, channels, activation, canary, rollback, kill, quarantine, tokens, audit and telemetry. Errors are application/problem+json (RFC 9457).',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
  app.get('/registry/v1/openapi.json', { schema: { hide: true }, config: { open: true } }, () =>
    app.swagger(),
  );
  app.get('/healthz', { schema: { hide: true }, config: { open: true } }, () => ({ ready: true }));
}
