import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sandboxProvider } from '../payments/sandbox-provider.ts';
import { sessionOfOrder, type SentEvent, type TestProvider, type TestSession } from './test-provider.ts';
import { NOW } from './world.ts';

interface Session extends TestSession {
  webhook_url: string;
}

/** A test provider with the API of the payments sandbox. */
export async function startTestSandbox(): Promise<TestProvider> {
  const secret = randomUUID();
  const key = randomUUID();
  const sessions: Session[] = [];
  const provider = { sessions, away: false };
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    void text(request).then((body) => {
      if (provider.away) return answer(503, {});
      if (request.headers.authorization !== `Bearer ${key}`) return answer(401, {});
      const [, , , id, refunds] = (request.url ?? '').split('/');
      const sent = (body ? JSON.parse(body) : {}) as Session;
      if (!id) {
        const known = sessions.find(({ reference }) => reference === sent.reference);
        const number = sessions.length + 1;
        const made = { ...sent, id: `s${number}`, url: `https://pay.example/s${number}`, status: 'created' };
        const session = known ?? { ...made, refunds: [] };
        if (!known) sessions.push(session);
        return answer(200, session);
      }
      const session = sessions.find((each) => each.id === id);
      if (!session) return answer(404, {});
      const isNew = !session.refunds.some(({ reference }) => reference === sent.reference);
      if (refunds && isNew) session.refunds.push({ reference: sent.reference, amount: sent.amount });
      return answer(200, session);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connection = { url: `http://127.0.0.1:${port}`, key, webhookSecret: secret };
  return Object.assign(provider, {
    options: { provider: { name: 'sandbox' as const, ...connection }, publicUrl: 'https://souk.example' },
    ofOrder: (orderId: number) => sessionOfOrder(sessions, orderId),
    connect: (apiUrl: string) =>
      sandboxProvider({
        ...connection,
        webhookUrl: () => `${apiUrl}/api/v1/payments/webhook/sandbox`,
      }),
    brokenEvents({ reference, amount }: TestSession) {
      const event = { id: 'e1', reference, status: 'paid', amount };
      return [
        '',
        '{',
        'null',
        '[]',
        '"paid"',
        '{}',
        JSON.stringify({ ...event, status: 'stolen' }),
        JSON.stringify({ ...event, amount: 1e20 }),
        JSON.stringify({ ...event, amount: -1 }),
        JSON.stringify({ ...event, id: 'a\u0000b' }),
        JSON.stringify({ ...event, reference: '\u0000' }),
      ];
    },
    async sendEvent({ id }: TestSession, outcome: string, more: SentEvent = {}) {
      const session = sessions.find((each) => each.id === id);
      if (!session) throw new Error(`no session ${id}`);
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
