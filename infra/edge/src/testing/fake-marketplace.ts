import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FakeMarketplace {
  url: string;
  /** The calls that came whole. */
  calls: SeenCall[];
  /** Calls that have begun. */
  begun(): number;
  close(): Promise<void>;
}

/** A marketplace that answers every call with `answer`; default: `{"own":true}`. */
export async function startFakeMarketplace(
  answer: (call: SeenCall, response: ServerResponse) => void = (_call, response) =>
    void response.setHeader('content-type', 'application/json').end('{"own":true}'),
): Promise<FakeMarketplace> {
  const calls: SeenCall[] = [];
  let begun = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    begun += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks) };
      calls.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    begun: () => begun,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
