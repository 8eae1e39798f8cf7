import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AcceptedText {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook on this machine that accepts text messages. */
export interface SmsWebhook {
  url: string;
  requests: AcceptedText[];
  /** The status of its responses, or null for none. */
  answer: () => number | null;
  until(holds: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startSmsWebhook(): Promise<SmsWebhook> {
  const waiting: { holds: () => boolean; done: () => void }[] = [];
  const look = () => {
    for (const { holds, done } of waiting) if (holds()) done();
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      webhook.requests.push({ headers: request.headers, body });
      const status = webhook.answer();
      if (status !== null) response.writeHead(status).end();
      look();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const webhook: SmsWebhook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    requests: [],
    answer: () => 200,
    until: (holds) =>
      new Promise((done) => {
        waiting.push({ holds, done });
        look();
      }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return webhook;
}
