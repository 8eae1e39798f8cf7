import { RELEASE_MEDIA_TYPE, releaseContent } from '@souk/contracts';
import type {
  ReleaseRecord,
  RenderedRemote,
  Verification,
  VerificationState,
  VerificationStatement,
} from '@souk/contracts';
import { readReleaseFiles, readReleaseRecord } from '../release-folder.ts';
import { path } from './call.ts';
import type { Call } from './call.ts';
import { RegistryError } from './registry-error.ts';

export interface PublishResult {
  record: ReleaseRecord;
  /** False if the registry had the same release already. */
  created: boolean;
}

export interface ListedRelease {
  remote: string;
  version: string;
  publishedAt: string;
  collectedAt: string | null;
  verification: VerificationState | null;
}

export interface ReleaseCalls {
  /**
   * Sends a built release, a folder with `release.json`; nothing is sent if the registry has it already. A partial upload
   * is discarded: the same call starts again.
   */
  publish(directory: string, onProgress?: (sent: number, total: number) => void): Promise<PublishResult>;
  /** Null if it was never published, or the registry lost its files. */
  release(remote: string, version: string): Promise<ReleaseRecord | null>;
  /** What renders pages of a release on a server; null if it has no such file. */
  serverBundle(release: RenderedRemote): Promise<string | null>;
  /** Records a verifier's signed statement about a published release. */
  recordVerification(statement: VerificationStatement & { signature: string }): Promise<Verification>;
  /** The newest verification of a release; null if there is none. */
  verification(remote: string, version: string): Promise<Verification | null>;
  /** A verifier's next release; null if there is none, or another one is being verified. */
  claimVerification(): Promise<ReleaseRecord | null>;
  /** The newest releases, of one remote or of all, with their verification state. */
  releases(remote?: string): Promise<ListedRelease[]>;
}

export function releaseCalls(call: Call): ReleaseCalls {
  const release = (remote: string, version: string) =>
    call.get<ReleaseRecord>(path`releases/${remote}/${version}`).catch(nullWhereMissing);
  return {
    release,
    serverBundle: ({ name, version }) =>
      call.text(path`releases/${name}/${version}/server-bundle`).catch(nullWhereMissing),
    async publish(directory, onProgress) {
      const record = await readReleaseRecord(directory);
      const { remote, version } = record;
      const known = await release(remote, version);
      if (known && releaseContent(known) === releaseContent(record)) return { record: known, created: false };
      const files = await readReleaseFiles(directory, record);
      let isSent = false;
      const body = packed(record, files, (sent, total) => {
        isSent = sent === total;
        onProgress?.(sent, total);
      });
      const stored = await call
        .upload<ReleaseRecord>(path`releases/${remote}/${version}`, RELEASE_MEDIA_TYPE, body)
        .catch((error: unknown) => {
          if (!(error instanceof RegistryError) || error.code !== 'unreachable') throw error;
          // The registry may have published all that it received before its answer was lost.
          const outcome = isSent
            ? `after ${remote} ${version} was sent, so it is not known whether it was published. Run the same command again: it publishes the release only if the registry does not have it.`
            : `while ${remote} ${version} was being sent. Nothing was published. Run the same command again.`;
          throw new RegistryError(`The connection broke ${outcome} (${error.message})`, null, 'unreachable');
        });
      return { record: stored, created: true };
    },
    recordVerification: ({ remote, version, ...signed }) =>
      call.send('PUT', path`releases/${remote}/${version}/verification`, signed),
    claimVerification: async () =>
      (await call.send<{ record: ReleaseRecord | null }>('POST', 'verifications/claims')).record,
    releases: async (remote) =>
      (await call.get<{ releases: ListedRelease[] }>('releases', { remote })).releases,
    verification: (remote, version) =>
      call.get<Verification>(path`releases/${remote}/${version}/verification`).catch(nullWhereMissing),
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof RegistryError && error.status === 404) return null;
  throw error;
}

/** Small enough for visible progress on a slow connection. */
const PIECE_BYTES = 64 * 1024;

/** The upload format of a release: its record in one line, then the bytes of each file. */
async function* packed(
  record: ReleaseRecord,
  files: readonly Buffer[],
  onProgress: (sent: number, total: number) => void,
): AsyncGenerator<Uint8Array> {
  const total = files.reduce((sum, bytes) => sum + bytes.length, 0);
  let sent = 0;
  yield Buffer.from(`${JSON.stringify(record)}\n`);
  for (const bytes of files)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      yield piece;
      sent += piece.length;
      onProgress(sent, total);
    }
}
