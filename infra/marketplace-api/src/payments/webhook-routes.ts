import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';

/** Providers wait for the answer and come again without one, so it is said only when everything is written down. */
export async function webhookRoutes(app: FastifyInstance, { payments, now }: Context): Promise<void> {
  // The signature is over the very bytes that came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>(
    '/api/v1/payments/webhook/:provider',
    { schema: { hide: true } },
    async ({ params, headers, body }, reply) => {
      if (!payments || params.provider !== payments.provider.name)
        throw new Problem(404, 'not_found', 'not_found.route');
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = payments.provider.readWebhook(headers, bytes, now());
      if (event) await payments.handleEvent(event);
      reply.header('cache-control', 'no-store');
      return { received: true };
    },
  );
}
