import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Buffer;
}

export interface FakeRegistry {
  url: string;
  heard: Heard[];
  /** The responses, by method and path below `/registry/v1/`. */
  answers: Map<string, { status: number; body: unknown }>;
  /** Requests that never get a response, by method and path. */
  silent: Set<string>;
  close(): Promise<void>;
}

/** A registry with configured responses that records its requests. */
export async function startFakeRegistry(): Promise<FakeRegistry> {
  const heard: Heard[] = [];
  const silent = new Set<string>();
  const answers: FakeRegistry['answers'] = new Map([
    ['GET channels/production/judgements', { status: 200, body: { judgements: [] } }],
  ]);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const path = url.replace('/registry/v1/', '');
      heard.push({ method, path, authorization: headers.authorization, body: Buffer.concat(chunks) });
      if (silent.has(`${method} ${path}`)) return;
      const missing = {
        status: 404,
        body: { title: 'Not found', status: 404, code: 'no-release', detail: 'There is no such thing.' },
      };
      const { status, body } = answers.get(`${method} ${path}`) ?? missing;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answers,
    silent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
