import { requireHost, serverOptions } from '@souk/http-server';
import Fastify from 'fastify';
import { payerRoutes } from './payer-routes.ts';
import { openSessionStore } from './session-store.ts';
import { shopApi } from './shop-api.ts';
import { startWebhooks } from './webhooks.ts';

export interface PaymentsSandboxOptions {
  /** The file of sessions. */
  file: string;
  /** The shop's key. */
  key: string;
  /** The key of the webhooks' signatures. */
  webhookSecret: string;
  host?: string;
  /** Default: a free port. */
  port?: number;
  /** The sandbox's address for payers; default: `http://pay.localhost` at its port, which is an origin of its own. */
  publicUrl?: string;
  /** The host names to serve, without ports; default: any. */
  hosts?: readonly string[];
  now?: () => Date;
}

/** Starts a test payment provider: sessions, a page with every outcome, signed webhooks, refunds. */
export async function startPaymentsSandbox({
  file,
  key,
  webhookSecret,
  host = '127.0.0.1',
  port = 0,
  publicUrl,
  hosts = [],
  now = () => new Date(),
}: PaymentsSandboxOptions): Promise<{ url: string; close(): Promise<void> }> {
  const store = await openSessionStore(file);
  const webhooks = startWebhooks(webhookSecret, now);
  const app = Fastify({ ...serverOptions(), forceCloseConnections: true });
  requireHost(app, {
    hosts,
    refuse: (reply, status) => reply.code(status).type('text/plain').send('Unknown host'),
  });
  let pages = publicUrl ?? '';
  await app.register(shopApi, {
    prefix: '/v1',
    store,
    key,
    pageUrl: (id: string) => `${pages}/pay/${id}`,
    now,
  });
  await app.register(payerRoutes, { store, webhooks });
  const url = await app.listen({ host, port });
  pages ||= `http://pay.localhost:${new URL(url).port}`;
  return {
    url,
    async close() {
      webhooks.close();
      await app.close();
    },
  };
}
