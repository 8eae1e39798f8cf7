import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER } from '@souk/contracts';
import type { DiscoveryDocument, PreviewAnswer } from '@souk/contracts';
import { pageKeysNow, signed } from './signing.ts';

export interface FakeRegistry {
  url: string;
  /** Answers this document from now on, and sends it to the streams. */
  say(document: DiscoveryDocument): void;
  /** Answers this preview for every token from now on. */
  preview(answer: PreviewAnswer): void;
  /** What stands in the signature's place from now on; null: none at all. */
  signWith(sign: ((body: string) => string | null) | undefined): void;
  /** Resolves once its document was asked for so often. */
  asked(times: number): Promise<void>;
  /** Ends every stream, as a restart would. */
  cutStreams(): void;
  close(): Promise<void>;
}

/** A registry with configurable answers. */
export async function startFakeRegistry(first: DiscoveryDocument, port = 0): Promise<FakeRegistry> {
  let document = first;
  let preview: PreviewAnswer | null = null;
  let sign: ((body: string) => string | null) | undefined;
  let count = 0;
  const waiting = new Set<() => void>();
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/discovery')) {
      count += 1;
      waiting.forEach((look) => look());
      const { body, signature: own } = signed(document);
      const signature = sign ? sign(body) : own;
      if (signature !== null) response.setHeader(SIGNATURE_HEADER, signature);
      response.setHeader('content-type', 'application/json').end(body);
    } else if (preview && request.url?.includes('/previews/')) {
      const { body, signature } = signed(preview);
      response.setHeader(SIGNATURE_HEADER, signature).end(body);
    } else if (request.url?.endsWith('/telemetry/keys')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: pageKeysNow() }));
    } else {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: revision\ndata: {}\n\n');
      streams.add(response);
    }
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
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
    preview: (answer) => void (preview = answer),
    signWith: (next) => void (sign = next),
    asked: (times) =>
      new Promise((done) => {
        const look = () => count >= times && done();
        waiting.add(look);
        look();
      }),
    cutStreams,
    close: () =>
      new Promise((done) => {
        cutStreams();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
