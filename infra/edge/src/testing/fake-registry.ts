import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiscoveryDocument } from '@souk/contracts';

export interface FakeRegistry {
  url: string;
  /** Answers this document from now on, and tells the streams. */
  say(document: DiscoveryDocument): void;
  /** Ends every stream, as a restart would. */
  cutStreams(): void;
  close(): Promise<void>;
}

/** A registry that says what it is told to. */
export async function startFakeRegistry(first: DiscoveryDocument): Promise<FakeRegistry> {
  let document = first;
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/discovery')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    } else {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: revision\ndata: {}\n\n');
      streams.add(response);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cutStreams = () => {
    for (const stream of streams) stream.destroy();
    streams.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say(next) {
      document = next;
      for (const stream of streams) stream.write('event: revision\ndata: {}\n\n');
    },
    cutStreams,
    close: () =>
      new Promise((done) => {
        cutStreams();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
