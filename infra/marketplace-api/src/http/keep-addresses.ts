import type { FastifyInstance } from 'fastify';

/** Keeps the address of each request, by which it is counted: a connection that the client has closed has none any more. */
export function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: request.ip });
  });
}
