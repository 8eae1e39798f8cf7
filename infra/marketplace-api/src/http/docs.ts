import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';

/** Headers that every call understands (API-2); they are read by one function, and only described here. */
const headers = {
  type: 'object',
  properties: {
    [HEADERS.zone]: { type: 'string', description: 'A zone, or a JSON list of zones', examples: ['[1]'] },
    [HEADERS.module]: { type: 'string', description: 'The module', examples: ['1'] },
    [HEADERS.language]: { type: 'string', description: 'en or ar', examples: ['en'] },
    [HEADERS.latitude]: { type: 'string', description: "The customer's position" },
    [HEADERS.longitude]: { type: 'string', description: "The customer's position" },
  },
};

/** OpenAPI of every call at /api/docs; the document itself at /api/docs/json. */
export async function docs(app: FastifyInstance): Promise<void> {
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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
