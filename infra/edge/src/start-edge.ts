import { join } from 'node:path';
import { buildEdge } from './app.ts';
import { openDocumentKeeper } from './discovery/document-keeper.ts';
import { followRegistry } from './discovery/follow-registry.ts';

export interface EdgeOptions {
  port: number;
  host?: string;
  registryUrl: string;
  /** Needed where the registry is on another machine. */
  registryToken?: string;
  /** The marketplace API behind `/api` and `/media`. */
  apiUrl: string;
  /** The folder of the registry's releases. */
  storeDir: string;
  /** Where the last good discovery document is kept. */
  cacheDir: string;
  /** Default: `production`. */
  channel?: string;
  /** Origins besides the page's own that pictures may come from: those of an operator's own API. */
  imageOrigins?: readonly string[];
  /** The browser key of Google Maps; widens the policy to what its scripts need. */
  googleMapsKey?: string;
  /** Behind a proxy of one's own: believe its X-Forwarded headers. */
  trustProxy?: boolean;
  /** Writes warnings and failures to the log; default off. */
  log?: boolean;
}

export interface RunningEdge {
  url: string;
  close(): Promise<void>;
}

/** How long a start waits for the registry before it serves what it has. */
const FIRST_DOCUMENT_MS = 5_000;

/** Starts the edge: the page, the discovery document, the files of releases, and the way to the API. */
export async function startEdge(options: EdgeOptions): Promise<RunningEdge> {
  const { channel = 'production', cacheDir, registryUrl, registryToken } = options;
  const keeper = await openDocumentKeeper(join(cacheDir, `discovery-${channel}.json`));
  const following = followRegistry({ registryUrl, registryToken, channel, keeper });
  const app = await buildEdge(options, keeper, following);
  try {
    await Promise.race([following.firstAttempt, timeout(FIRST_DOCUMENT_MS)]);
    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
    return {
      url,
      close: async () => {
        following.stop();
        await app.close();
        await keeper.saved();
      },
    };
  } catch (error) {
    following.stop();
    await app.close();
    throw error;
  }
}

const timeout = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms).unref();
  });
