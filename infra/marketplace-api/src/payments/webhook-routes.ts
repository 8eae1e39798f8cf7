import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';

/** Webhooks of providers, who retry until they get a response; it is sent only after the event is stored. */
export async function webhookRoutes(app: FastifyInstance, { payments, now }: Context): Promise<void> {
  // The signature covers the exact bytes of the body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>(
    '/api/v1/payments/webhook/:provider',
    { schema: { hide: true } },
    async ({ params, headers, body }, reply) => {
      if (!payments || params.provider !== payments.provider.name)
        throw createProblem(404, 'not_found', 'not_found.route');
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = payments.provider.readWebhook(headers, bytes, now());
      if (event) await payments.handleEvent(event);
      reply.header('cache-control', 'no-store');
      return { received: true };
    },
  );
}
