import { releaseContent } from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';
import { transaction } from '@souk/database';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import { ByteReader } from './byte-reader.ts';
import { lazyFiles } from './lazy-files.ts';
import { refuseOwnReact, refuseProvidedReact } from './own-react.ts';
import { releaseHash } from './release-hash.ts';
import { LIMITS, parseReleaseRecord } from './release-record.ts';
import type { IncomingRelease, ReleaseStore } from '../store/release-store.ts';
import { collectedAt } from '../retention/collected-releases.ts';
import type { Queryable } from '../queryable.ts';
import { findRelease } from './releases.ts';

export interface Publishing {
  remote: string;
  version: string;
  actor: Actor;
  body: AsyncIterable<Buffer>;
}

export interface Published {
  record: ReleaseRecord;
  created: boolean;
}

/**
 * Stores a release: first its files, which are not visible, and last its row, which makes it visible. A crash before
 * that leaves nothing visible.
 * @returns the record as stored, and whether it is new.
 */
export async function publishRelease(
  pool: Pool,
  store: ReleaseStore,
  publishing: Publishing,
): Promise<Published> {
  const reader = new ByteReader(publishing.body);
  try {
    return await take(pool, store, publishing, reader);
  } finally {
    await reader.drain(LIMITS.totalBytes).catch(() => 0);
  }
}

async function take(
  pool: Pool,
  store: ReleaseStore,
  publishing: Publishing,
  reader: ByteReader,
): Promise<Published> {
  const line = await reader.line(LIMITS.recordBytes);
  if (!line)
    throw new Problem(
      400,
      'bad-release',
      `The upload does not start with a record: one line of JSON, at most ${LIMITS.recordBytes} bytes. Publish with \`souk publish\`, or correct the client.`,
    );
  const announced = parseReleaseRecord(line, publishing.remote, publishing.version);
  refuseProvidedReact(announced);
  const known = await knownRelease(pool, announced);
  // Files that the store lost or damaged are stored again.
  if (known && (await store.verify(known)).length === 0) return { record: known, created: false };
  const incoming = await store.receive(publishing.remote, publishing.version);
  try {
    const record = { ...announced, ...(await receiveFiles(reader, incoming, announced)) };
    return await transaction(pool, async (client) => {
      // The row first, invisible until the commit: concurrent publications of the same version wait for it.
      const { rowCount } = await client.query(
        `insert into registry.releases (remote, version, record, content_hash, published_by) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [record.remote, record.version, JSON.stringify(record), releaseHash(record), publishing.actor.name],
      );
      const winner = rowCount ? null : await knownRelease(client, record);
      if (winner && !known && (await store.holds(record.remote, record.version)))
        return { record: winner, created: false };
      const { remote, version } = record;
      await writeAudit(client, publishing.actor, { action: 'publish', remote, version });
      // After a lost connection, another publication may have come first.
      await incoming.finish(record, () => client.query('select 1'));
      return { record, created: true };
    });
  } finally {
    await incoming.discard();
  }
}

/** The stored record of the same release. @throws Problem if the version exists with other content. */
async function knownRelease(database: Queryable, record: ReleaseRecord): Promise<ReleaseRecord | null> {
  const stored = await findRelease(database, record.remote, record.version);
  if (!stored) return null;
  const { remote, version } = record;
  const collected = await collectedAt(database, remote, version);
  if (collected)
    throw new Problem(
      409,
      'version-collected',
      `${remote} ${version} was published before, and collected on ${collected.slice(0, 10)}. Versions cannot be reused. Build a new version.`,
    );
  if (releaseContent(stored) === releaseContent(record)) return stored;
  throw new Problem(
    409,
    'version-taken',
    `${record.remote} ${record.version} is already published with other content. Versions cannot be reused. Build a new version.`,
  );
}

/** Compresses files in parallel with receiving the next ones; even on failure no write is left running. */
async function receiveFiles(
  reader: ByteReader,
  incoming: IncomingRelease,
  announced: ReleaseRecord,
): Promise<Required<Pick<ReleaseRecord, 'files' | 'lazy'>>> {
  const writing: Promise<ReleaseFile>[] = [];
  let lazy: string[] = [];
  try {
    for (const file of announced.files) {
      const bytes = await verifiedBytes(reader, file);
      if (file.path === announced.entry) lazy = lazyFiles(announced, bytes);
      refuseOwnReact(announced, file, bytes);
      const written = incoming.write(file, bytes);
      // Awaited below; until then a full disk must not be an unhandled rejection.
      written.catch(() => undefined);
      writing.push(written);
    }
    if ((await reader.drain(0)) > 0)
      throw new Problem(
        400,
        'bad-release',
        'The upload has more bytes than its record lists. Build and publish again.',
      );
    return { files: await Promise.all(writing), lazy };
  } finally {
    await Promise.allSettled(writing);
  }
}

async function verifiedBytes(reader: ByteReader, file: ReleaseFile): Promise<Buffer> {
  const bytes = await reader.bytes(file.size);
  if (!bytes)
    throw new Problem(
      400,
      'bad-release',
      `The upload ended before ${file.path} was complete. Publish again.`,
    );
  if (integrityOf(bytes) !== file.integrity)
    throw new Problem(
      422,
      'bad-release',
      `The hash of ${file.path} does not match the record. Build and publish again.`,
    );
  return bytes;
}
