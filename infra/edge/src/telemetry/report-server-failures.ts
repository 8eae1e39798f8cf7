import { releaseId } from '@souk/contracts';
import type { RenderedRemote, ServerFailures, ServerFailuresBatch } from '@souk/contracts';
import { postToRegistry } from './post-to-registry.ts';

export interface ServerFailureCounter {
  /** Counts a page that a release failed to render. */
  count(release: RenderedRemote): void;
  /** Sends what was counted, if that is possible quickly. */
  close(): Promise<void>;
}

interface ReportOptions {
  registryUrl: string;
  registryToken?: string | undefined;
  channel: string;
  /** Milliseconds between batches. */
  every?: number;
}

/** Releases that are counted between two batches; an edge serves fewer. */
const MAX_RELEASES = 100;
const MAX_COUNT = 100_000;
const TIMEOUT_MS = 10_000;
const LAST_TIMEOUT_MS = 1_000;

/** Counts what releases fail to render, and reports it to the registry. What that does not take is sent with the next batch. */
export function reportServerFailures({
  registryUrl,
  registryToken,
  channel,
  every = 10_000,
}: ReportOptions): ServerFailureCounter {
  const url = new URL('/registry/v1/telemetry/server-failures', registryUrl);
  const counts = new Map<string, ServerFailures>();
  let isClosed = false;
  let timer: NodeJS.Timeout;

  const add = ({ remote, version, count }: ServerFailures) => {
    const key = releaseId({ name: remote, version });
    const known = counts.get(key);
    if (!known && counts.size >= MAX_RELEASES) return;
    counts.set(key, { remote, version, count: Math.min(MAX_COUNT, count + (known?.count ?? 0)) });
  };
  const send = async (timeout: number): Promise<void> => {
    const failures = [...counts.values()];
    if (failures.length === 0) return;
    counts.clear();
    const body: ServerFailuresBatch = { channel, failures };
    try {
      const status = await postToRegistry({ url, token: registryToken, body, timeout });
      // What was refused would be refused again; 404 is a registry of before.
      if (status >= 500) throw new Error(String(status));
    } catch {
      for (const failed of failures) add(failed);
    }
  };
  const turn = async () => {
    await send(TIMEOUT_MS);
    if (!isClosed) timer = setTimeout(() => void turn(), every).unref();
  };
  timer = setTimeout(() => void turn(), every).unref();

  return {
    count: ({ name, version }) => add({ remote: name, version, count: 1 }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await send(LAST_TIMEOUT_MS);
    },
  };
}
