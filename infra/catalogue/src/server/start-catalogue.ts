import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { pageHtml } from './page-html.ts';

export interface RunningCatalogue {
  url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Stands for every picture of the marketplace, of which nothing runs here. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="tan" d="M0 0h8v8H0z"/><circle cx="5" cy="4" r="2" fill="peru"/></svg>`;

/** Serves the built page of the catalogue to this machine alone. Port 0 takes any free one. */
export async function startCatalogue({
  port,
  pageDir,
}: {
  port: number;
  pageDir: string;
}): Promise<RunningCatalogue> {
  const { scripts } = JSON.parse(await readFile(join(pageDir, 'page.json'), 'utf8')) as { scripts: string[] };
  const html = pageHtml(scripts);

  async function answer(path: string): Promise<[type: string, body: string | Buffer]> {
    if (path.startsWith('/assets/')) {
      const name = basename(path);
      return [TYPES[extname(name)] ?? 'application/octet-stream', await readFile(join(pageDir, name))];
    }
    if (path.startsWith('/media/')) return ['image/svg+xml', PICTURE];
    return ['text/html; charset=utf-8', html];
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
