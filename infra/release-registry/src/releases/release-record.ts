import {
  federationName,
  parseRemoteManifest,
  HOST_NAME,
  RECORD_FILE,
  REMOTE_NAME_PATTERN,
  VERSION_MAX_LENGTH,
  VERSION_PATTERN,
} from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import Type from 'typebox';
import { Errors } from 'typebox/value';
import { faultOfPaths } from './file-paths.ts';
import { faultOfShellRange } from './shell-range.ts';

/** Size limits of one release: far above what a storefront needs, far below a full disk. */
export const LIMITS = {
  recordBytes: 2_000_000,
  files: 2_000,
  fileBytes: 20_000_000,
  totalBytes: 100_000_000,
  /** Every page names these files of every live release. */
  initialFiles: 100,
} as const;

const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

/** A name of a remote, as in its `remote.json`. */
export const RemoteName = Type.String({ pattern: REMOTE_NAME_PATTERN });

/** A name of a channel, such as production. */
export const ChannelName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

export const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: VERSION_MAX_LENGTH });

const Record = Type.Object({
  remote: RemoteName,
  version: Version,
  commit: Type.Union([Type.Null(), Type.String({ maxLength: 100 })]),
  builtAt: Type.String({ maxLength: 40 }),
  entry: Type.String(),
  globalName: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,299}$' }),
  initial: Type.Array(Type.String()),
  lazy: Type.Optional(Type.Array(Type.String(), { maxItems: LIMITS.files })),
  files: Type.Array(
    Type.Object({
      path: Type.String(),
      size: Type.Integer({ minimum: 0 }),
      integrity: Integrity,
      compressed: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    { minItems: 1 },
  ),
  shared: Type.Array(
    Type.Object({
      name: Type.String(),
      version: Type.String(),
      requiredVersion: Type.String(),
      singleton: Type.Boolean(),
      provides: Type.Boolean(),
    }),
  ),
  runtime: Type.String({ maxLength: 100 }),
  shell: Type.Optional(Version),
  exposes: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })),
  manifest: Type.Unknown(),
});

const refuse = (detail: string, status = 422) => new Problem(status, 'bad-release', detail);

/**
 * Reads the record of a release as untrusted input: sizes, names and paths are checked before a byte is accepted.
 * @throws Problem that names the entry.
 */
export function parseReleaseRecord(line: Buffer, remote: string, version: string): ReleaseRecord {
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8'));
  } catch {
    throw refuse(
      'The first line of the upload is not the release record as JSON. Publish with `souk publish`, or correct the client.',
      400,
    );
  }
  const [fault] = Errors(Record, value);
  if (fault) throw refuse(`${RECORD_FILE}: ${fault.instancePath || 'the record'} ${fault.message}.`, 400);
  const record = value as ReleaseRecord; // Validated by the schema above.
  if (record.remote !== remote || record.version !== version)
    throw refuse(
      `The record is of ${record.remote} ${record.version}, but the address names ${remote} ${version}. Publish it to the address of its own version.`,
      400,
    );
  checkFiles(record);
  return { ...record, manifest: checkedManifest(record) };
}

function checkFiles(record: ReleaseRecord): void {
  const { files } = record;
  if (files.length > LIMITS.files)
    throw refuse(
      `The release has ${files.length} files; the limit is ${LIMITS.files}. Bundle them into fewer.`,
      413,
    );
  const fault = faultOfPaths(files.map(({ path }) => path));
  if (fault) throw refuse(fault);
  let total = 0;
  for (const { path, size } of files) {
    if (size > LIMITS.fileBytes)
      throw refuse(
        `${path} has ${size} bytes; the limit is ${LIMITS.fileBytes}. Make the file smaller or split it.`,
        413,
      );
    total += size;
  }
  if (total > LIMITS.totalBytes)
    throw refuse(
      `The release has ${total} bytes; the limit is ${LIMITS.totalBytes}. Leave files out or make them smaller.`,
      413,
    );
  const paths = new Set(files.map(({ path }) => path));
  const { initial } = record;
  if (initial.length > LIMITS.initialFiles)
    throw refuse(
      `"initial" names ${initial.length} files; the limit is ${LIMITS.initialFiles}. Bundle what loads first into fewer.`,
    );
  const repeated = initial.find((path, at) => initial.indexOf(path) !== at);
  if (repeated !== undefined) throw refuse(`"initial" names ${repeated} twice.`);
  for (const path of [record.entry, ...initial])
    if (!paths.has(path)) throw refuse(`"initial" names ${path}, which is not among the files.`);
  for (const path of record.lazy ?? [])
    if (!paths.has(path)) throw refuse(`"lazy" names ${path}, which is not among the files.`);
}

function checkedManifest(record: ReleaseRecord) {
  if (record.remote === HOST_NAME) {
    if (record.manifest !== null) throw refuse('"manifest" must be null for the host.');
    return null;
  }
  if (record.globalName !== federationName(record.remote, record.version))
    throw refuse(`"globalName" must be ${federationName(record.remote, record.version)}.`);
  try {
    const manifest = parseRemoteManifest(record.manifest);
    if (manifest.name !== record.remote)
      throw new TypeError(`remote.json names ${manifest.name}, but the release is of ${record.remote}`);
    const fault = faultOfShellRange(manifest.shell);
    if (fault) throw new TypeError(`remote.json: ${fault}`);
    return manifest;
  } catch (error) {
    throw refuse(`${error instanceof Error ? error.message : String(error)}.`);
  }
}
