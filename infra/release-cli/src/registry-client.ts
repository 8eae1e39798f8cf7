import { RELEASE_MEDIA_TYPE, releaseContent } from '@souk/contracts';
import type { ChannelChange, ChannelState, RegistryProblem, ReleaseRecord } from '@souk/contracts';
import { readReleaseFiles, readReleaseRecord } from './release-folder.ts';

export const DEFAULT_CHANNEL = 'production';

/** What the registry, or the way to it, has against a request; the message is a sentence for people. */
export class RegistryError extends Error {
  readonly status: number | null;
  /** Such as `quarantined`, `stale-revision`, `version-taken`; `unreachable` where no registry answered. */
  readonly code: string;
  /** The newer state of the channel, where that is why. */
  readonly state: ChannelState | null;

  constructor(message: string, status: number | null, code: string, state: ChannelState | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.state = state;
  }
}

export interface PublishResult {
  record: ReleaseRecord;
  /** False where the registry had this very release already. */
  created: boolean;
}

export interface ActivateOptions {
  remote: string;
  version: string;
  channel?: string;
  /** The revision that this was decided on; a newer one refuses it with `stale-revision`. */
  revision?: number;
  reason?: string;
  /** Percent of visitors who stay on the old release while the new one is observed; default: the remote's settings. */
  holdback?: number;
}

export interface RollbackOptions {
  remote: string;
  reason: string;
  /** Default: the last good release before the live one. */
  version?: string;
  channel?: string;
  revision?: number;
}

export interface RegistryClient {
  /** Sends a built release, a folder that holds `release.json`; nothing is sent where the registry has it already. */
  publish(directory: string, onProgress?: (sent: number, total: number) => void): Promise<PublishResult>;
  activate(options: ActivateOptions): Promise<ChannelChange>;
  rollback(options: RollbackOptions): Promise<ChannelChange>;
  state(channel?: string): Promise<ChannelState>;
  /** Null where it was never published, or the registry lost its files. */
  release(remote: string, version: string): Promise<ReleaseRecord | null>;
}

interface Init {
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Uint8Array>;
  duplex?: 'half';
}

/** Speaks to the registry. Every method throws {@link RegistryError}. */
export function createRegistryClient({ url, token }: { url: string; token: string }): RegistryClient {
  const call = async (path: string, init: Init = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const request = { ...init, headers } as RequestInit; // The types of browsers lack streamed bodies.
    const response = await fetch(new URL(`/registry/v1/${path}`, url), request).catch((error: unknown) => {
      throw new RegistryError(`No registry answers at ${url}: ${causeOf(error)}.`, null, 'unreachable');
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    if (!isProblem(body))
      throw new RegistryError(`The registry answered ${response.status}.`, response.status, 'failed');
    throw new RegistryError(body.detail, body.status, body.code, body.state ?? null);
  };
  const send = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const release = (remote: string, version: string) =>
    call(`releases/${remote}/${version}`).then(
      (record) => record as ReleaseRecord, // The registry's answers follow the contracts.
      (error: unknown) => {
        if (error instanceof RegistryError && error.status === 404) return null;
        throw error;
      },
    );

  return {
    release,
    async publish(directory, onProgress) {
      const record = await readReleaseRecord(directory);
      const known = await release(record.remote, record.version);
      if (known && releaseContent(known) === releaseContent(record)) return { record: known, created: false };
      const files = await readReleaseFiles(directory, record);
      const stored = await call(`releases/${record.remote}/${record.version}`, {
        method: 'PUT',
        headers: { 'content-type': RELEASE_MEDIA_TYPE },
        body: packed(record, files, onProgress),
        duplex: 'half',
      });
      return { record: stored as ReleaseRecord, created: true };
    },
    activate: async ({ channel = DEFAULT_CHANNEL, ...body }) =>
      (await send(`channels/${channel}/activations`, body)) as ChannelChange,
    rollback: async ({ channel = DEFAULT_CHANNEL, ...body }) =>
      (await send(`channels/${channel}/rollbacks`, body)) as ChannelChange,
    state: async (channel = DEFAULT_CHANNEL) => (await call(`channels/${channel}`)) as ChannelState,
  };
}

/** The release as the registry takes it: its record in one line, then the bytes of each file. */
async function* packed(
  record: ReleaseRecord,
  files: readonly Buffer[],
  onProgress: (sent: number, total: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const total = files.reduce((sum, bytes) => sum + bytes.length, 0);
  let sent = 0;
  yield Buffer.from(`${JSON.stringify(record)}\n`);
  for (const bytes of files) {
    yield bytes;
    sent += bytes.length;
    onProgress(sent, total);
  }
}

function isProblem(body: unknown): body is RegistryProblem {
  return typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
}

/** What fetch hides one level down, such as a refused connection. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error)
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  return String(cause);
}
