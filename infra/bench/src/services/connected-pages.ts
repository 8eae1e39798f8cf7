import { Agent, get } from 'node:http';
import { releaseUrl, type DiscoveryDocument } from '@souk/contracts';
import { BY_CONTENT, sharedChunk } from '@souk/tooling/bundler';

/**
 * Pages as the edge knows them, in a process of its own: `connected-pages.ts <edge> <how many> <remote>`. Each holds an event
 * stream. Given a version, it answers with the times at which each page had received it and loaded its files.
 */
const [url = '', count = '0', remote = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** One address may hold only so much open; so many pages are not behind one. */
const PER_ADDRESS = 10;
const SHARED = BY_CONTENT.map((name) => `${sharedChunk(name)}.`);

let awaited = '';
let armedAt: number[] = [];

const download = (path: string, localAddress: string) =>
  new Promise<void>((done, fail) => {
    const headers = { 'accept-encoding': 'br' };
    get(new URL(path, url), { agent, headers, localAddress }, (response) => {
      const { statusCode } = response;
      response.on('data', () => undefined);
      response.on('end', () =>
        statusCode === 200 ? done() : fail(new Error(`${path} responded with status ${statusCode}`)),
      );
      response.on('error', fail);
    }).on('error', fail);
  });

/** A page has what is shared by content already: it came with the release that it shows. */
async function arm({ microFrontends }: DiscoveryDocument, localAddress: string): Promise<void> {
  const release = microFrontends[remote]?.[0];
  if (!release || release.metadata.version !== awaited) return;
  const folder = releaseUrl(remote, awaited);
  const files = [release.url, ...release.extras.preload.map((file) => file.url)].filter(
    (path) => !SHARED.some((shared) => path.startsWith(folder + shared)),
  );
  await Promise.all(files.map((path) => download(path, localAddress)));
  armedAt.push(Date.now());
  if (armedAt.length === Number(count)) process.send?.({ armedAt });
}

function follow(page: number): Promise<void> {
  const localAddress = `127.0.1.${1 + Math.floor(page / PER_ADDRESS)}`;
  return new Promise((connected, fail) => {
    const headers = { accept: 'text/event-stream' };
    get(new URL('/discovery/events', url), { agent, headers, localAddress }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, data] = /^data: (.+)$/m.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (data) void arm(JSON.parse(data) as DiscoveryDocument, localAddress);
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
await Promise.all(Array.from({ length: Number(count) }, (_, page) => follow(page)));
process.send?.('connected');
