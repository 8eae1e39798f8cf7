import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, type DiscoveryDocument, type ReleaseRecord } from '@souk/contracts';
import { dayOf } from '@souk/http-server';
import { createSigner, discovered, newSigningKey } from '@souk/release-registry';

export interface FixedRegistry {
  url: string;
  publicKey: string;
  close(): Promise<void>;
}

/**
 * A registry in which these releases are live for everybody, and nothing ever changes. The real one refuses builds that bring a
 * React of their own, which is what an ordinary federation does.
 */
export async function startFixedRegistry(records: readonly ReleaseRecord[]): Promise<FixedRegistry> {
  const signer = createSigner(newSigningKey().privateKey);
  const epoch = randomUUID();
  const startedAt = new Date().toISOString();
  const document = (): DiscoveryDocument => ({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    channel: 'production',
    epoch,
    epochStartedAt: startedAt,
    signedAt: new Date().toISOString(),
    revision: 1,
    microFrontends: Object.fromEntries(
      records.map((record) => [record.remote, [discovered(record, null, { traffic: 100, default: true })]]),
    ),
  });
  const secret = randomUUID();
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.endsWith('/events'))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: revision\ndata: {}\n\n');
    else if (request.url?.endsWith('/discovery')) {
      const body = JSON.stringify(document());
      response.setHeader(SIGNATURE_HEADER, signer.sign(body));
      response.setHeader('content-type', 'application/json').end(body);
    } else if (request.url?.endsWith('/telemetry/keys'))
      response.end(JSON.stringify({ keys: [{ day: dayOf(new Date()), secret }] }));
    else response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: signer.publicKey,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
