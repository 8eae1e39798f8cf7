import { Agent, get } from 'node:http';
import { releaseUrl, type DiscoveryDocument } from '@souk/contracts';
import { BY_CONTENT, sharedChunk } from '@souk/tooling/bundler';

/**
 * Pages as the edge knows them, in a process of its own: `connected-pages.ts <edge> <how many> <remote>`. Each holds an event
 * stream. Told a version, it answers with the times at which each page had heard of it and fetched its files.
 */
const [url = '', count = '0', remote = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const SHARED = BY_CONTENT.map((name) => `${sharedChunk(name)}.`);

let awaited = '';
let armedAt: number[] = [];

const download = (path: string) =>
  new Promise<void>((done, fail) => {
    const headers = { 'accept-encoding': 'br' };
    get(new URL(path, url), { agent, headers }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () => (response.statusCode === 200 ? done() : fail(new Error(`${path} failed`))));
      response.on('error', fail);
    }).on('error', fail);
  });

/** A page has what is shared by content already: it came with the release that it shows. */
async function arm({ microFrontends }: DiscoveryDocument): Promise<void> {
  const release = microFrontends[remote]?.[0];
  if (!release || release.metadata.version !== awaited) return;
  const folder = releaseUrl(remote, awaited);
  const files = [release.url, ...release.extras.preload.map((file) => file.url)].filter(
    (path) => !SHARED.some((shared) => path.startsWith(folder + shared)),
  );
  await Promise.all(files.map(download));
  armedAt.push(Date.now());
  if (armedAt.length === Number(count)) process.send?.({ armedAt });
}

function follow(): Promise<void> {
  return new Promise((connected, fail) => {
    const headers = { accept: 'text/event-stream' };
    get(new URL('/discovery/events', url), { agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, data] = /^data: (.+)$/m.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (data) void arm(JSON.parse(data) as DiscoveryDocument);
        }
        connected();
      });
      response.on('error', fail);
    }).on('error', fail);
  });
}

process.on('message', (version: string) => {
  awaited = version;
  armedAt = [];
  process.send?.('waiting');
});
process.on('disconnect', () => process.exit());
await Promise.all(Array.from({ length: Number(count) }, follow));
process.send?.('connected');
