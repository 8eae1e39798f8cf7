import { connect } from 'node:http2';
import type { TLSSocket } from 'node:tls';

export interface EncryptedVisit {
  status: number;
  encoding: string | undefined;
  /** Whether the visitor was known, and no whole handshake was needed. */
  resumed: boolean;
  /** What the visitor shows at the next visit. */
  session: Buffer;
}

/** Asks for a page over TLS and HTTP/2, and takes brotli. @throws Error where the server speaks no HTTP/2. */
export async function visitEncrypted(url: string, path: string, known?: Buffer): Promise<EncryptedVisit> {
  const client = connect(url, { rejectUnauthorized: false, ...(known && { session: known }) });
  try {
    const session = new Promise<Buffer>((resolve, reject) => {
      client.once('error', reject);
      client.once('connect', (_, socket) => socket.once('session', resolve));
    });
    const request = client.request({ ':path': path, accept: 'text/html', 'accept-encoding': 'br' });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
    request.resume();
    return {
      status: Number(headers[':status']),
      encoding: headers['content-encoding'] as string | undefined,
      resumed: (client.socket as TLSSocket).isSessionReused(),
      session: await session,
    };
  } finally {
    client.destroy();
  }
}
