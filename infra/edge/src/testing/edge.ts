import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { DiscoveryDocument } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';
import { startEdge } from '../start-edge.ts';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { REGISTRY_KEY, signed } from './signing.ts';

/** An address without a server. */
export const NOBODY = 'http://127.0.0.1:1';

export interface Folders {
  storeDir: string;
  cacheDir: string;
  remove(): Promise<void>;
}

export async function makeFolders(): Promise<Folders> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-edge-'));
  return {
    storeDir: join(folder, 'releases'),
    cacheDir: join(folder, 'cache'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export const openEdge = (folders: Folders, options: Partial<EdgeOptions> = {}): Promise<RunningEdge> =>
  startEdge({
    port: 0,
    registryUrl: NOBODY,
    registryKey: REGISTRY_KEY,
    apiUrl: NOBODY,
    ...folders,
    ...options,
  });

/** Leaves a document on disk, as an edge that ran before would have. */
export async function rememberDocument({ cacheDir }: Folders, document: DiscoveryDocument): Promise<void> {
  await writeKept({ cacheDir }, JSON.stringify(signed(document)));
}

export async function writeKept({ cacheDir }: Pick<Folders, 'cacheDir'>, text: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(join(cacheDir, KEPT), text);
}

/** What an edge keeps on disk, as it stands there. */
export async function readStored({ cacheDir }: Folders): Promise<unknown> {
  return JSON.parse(await readFile(join(cacheDir, KEPT), 'utf8'));
}

const KEPT = 'discovery-production.json';

/** A release as the registry's store keeps it; `.js` is compressed. */
export async function storeRelease(
  { storeDir }: Folders,
  remote: string,
  version: string,
  contents: Record<string, string>,
): Promise<void> {
  const folder = join(storeDir, remote, version);
  const files = [];
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    const integrity = integrityOf(text);
    const size = Buffer.byteLength(text);
    if (!path.endsWith('.js')) {
      files.push({ path, size, integrity });
      continue;
    }
    const small = brotliCompressSync(text);
    await writeFile(join(folder, `${path}.br`), small);
    files.push({ path, size, integrity, compressed: small.length });
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ remote, version, files }));
}

export interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Asks for a path exactly as it stands: fetch would tidy it up and decompress the answer. */
export function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** The documents of an edge's event stream, as they come. */
export async function* documentsOf(url: string): AsyncGenerator<DiscoveryDocument, void> {
  const response = await fetch(new URL('/discovery/events', url));
  let text = '';
  const decoder = new TextDecoder();
  if (!response.body) return;
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1];
      if (data) yield JSON.parse(data) as DiscoveryDocument;
    }
  }
}
