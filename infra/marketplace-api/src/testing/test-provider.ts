import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentsOptions } from '../start.ts';
import { NOW } from './world.ts';

interface Held {
  id: string;
  reference: string;
  status: string;
  amount: number;
  return_url: string;
  webhook_url: string;
  refunds: { reference: string; amount: number }[];
}

/** A payment provider in a test's own hands: it answers as the sandbox does, or not at all, and tells only what the test says. */
export interface TestProvider {
  options: PaymentsOptions;
  /** Every session, the newest last. */
  sessions: Held[];
  /** The session of the newest attempt to pay an order. */
  ofOrder(orderId: number): Held;
  /** Refuses every request while true. */
  away: boolean;
  /** Sends a signed webhook; returns the answer's status. */
  tell(
    session: Held,
    outcome: string,
    more?: {
      eventId?: string;
      amount?: number;
      secret?: string;
      at?: Date;
      tampered?: string;
      body?: string;
    },
  ): Promise<number>;
  close(): Promise<void>;
}

export async function startTestProvider(): Promise<TestProvider> {
  const secret = randomUUID();
  const key = randomUUID();
  const sessions: Held[] = [];
  const provider = { sessions, away: false };
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    void text(request).then((body) => {
      if (provider.away) return answer(503, {});
      if (request.headers.authorization !== `Bearer ${key}`) return answer(401, {});
      const [, , , id, refunds] = (request.url ?? '').split('/');
      const sent = (body ? JSON.parse(body) : {}) as Held;
      if (!id) {
        const known = sessions.find(({ reference }) => reference === sent.reference);
        const session = known ?? { ...sent, id: `s${sessions.length + 1}`, status: 'created', refunds: [] };
        if (!known) sessions.push(session);
        return answer(200, { ...session, url: `https://pay.example/${session.id}` });
      }
      const session = sessions.find((each) => each.id === id);
      if (!session) return answer(404, {});
      const isNew = !session.refunds.some(({ reference }) => reference === sent.reference);
      if (refunds && isNew) session.refunds.push({ reference: sent.reference, amount: sent.amount });
      return answer(200, { ...session, url: `https://pay.example/${session.id}` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(provider, {
    options: {
      url: `http://127.0.0.1:${port}`,
      key,
      webhookSecret: secret,
      publicUrl: 'https://souk.example',
    },
    ofOrder(orderId: number) {
      const session = sessions.findLast(
        ({ return_url }) => new URL(return_url).searchParams.get('order_id') === String(orderId),
      );
      if (!session) throw new Error(`no session for order ${orderId}`);
      return session;
    },
    async tell(session: Held, outcome: string, more: Parameters<TestProvider['tell']>[2] = {}) {
      session.status = outcome;
      const { eventId = randomUUID(), amount = session.amount, at = NOW } = more;
      const body =
        more.body ?? JSON.stringify({ id: eventId, reference: session.reference, status: outcome, amount });
      const seconds = Math.floor(at.getTime() / 1000);
      const mac = createHmac('sha256', more.secret ?? secret)
        .update(`${seconds}.${body}`)
        .digest('hex');
      const response = await fetch(session.webhook_url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${mac}` },
        body: more.tampered ?? body,
      });
      return response.status;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
