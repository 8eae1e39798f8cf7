import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As the edge compresses its pages. */
const QUALITY = 4;
/** The integrity policy would refuse scripts without a hash. */
const REPLACED = ['integrity-policy', 'content-length', 'transfer-encoding'];
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** In front of an edge: pages come without preloads of scripts, and scripts need no hash. All else passes. */
export async function startWithoutPreloads(edgeUrl: string): Promise<Front> {
  const server = createServer((request, response) => {
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    const headers = { ...request.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) };
    const forwarded = send(
      new URL(request.url ?? '/', edgeUrl),
      { method: request.method, headers },
      (answer) => {
        if (wantsPage) void sendPage(answer, response).catch(() => response.destroy());
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await buffer(answer)).toString('utf8').replaceAll(SCRIPT_PRELOAD, '');
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const headers = Object.entries(answer.headers).filter(([name]) => !REPLACED.includes(name));
  response
    .writeHead(answer.statusCode ?? 502, {
      ...Object.fromEntries(headers),
      'content-encoding': 'br',
      'content-length': body.length,
    })
    .end(body);
}
