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
import Type from 'typebox';
import { Errors } from 'typebox/value';
import { Problem } from '../problem.ts';

/** What one release may weigh: far above what a storefront needs, far below what fills a disk. */
export const LIMITS = {
  recordBytes: 2_000_000,
  files: 2_000,
  fileBytes: 20_000_000,
  totalBytes: 100_000_000,
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

const SEGMENT = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

/** Why a path may not be a release's file, or null. */
function faultOfPath(path: string): string | null {
  if (path.length > 200) return 'is longer than 200 characters';
  if (!path.split('/').every((segment) => SEGMENT.test(segment)))
    return 'must be names of letters, digits and . _ @ ~ + - below the release, none of which starts with a dot';
  if (path === RECORD_FILE || path.endsWith('.br')) return 'is a name that the store keeps for itself';
  return null;
}

/**
 * Reads what a release says of itself, and believes nothing: sizes, names and paths are bounded before a byte is taken.
 * @throws Problem that names the entry.
 */
export function parseReleaseRecord(line: Buffer, remote: string, version: string): ReleaseRecord {
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8'));
  } catch {
    throw refuse('The first line must be the record of the release, as JSON.', 400);
  }
  const [fault] = Errors(Record, value);
  if (fault) throw refuse(`${RECORD_FILE}: ${fault.instancePath || 'the record'} ${fault.message}.`, 400);
  const record = value as ReleaseRecord; // Checked against its schema just above.
  if (record.remote !== remote || record.version !== version)
    throw refuse(
      `The record is of ${record.remote} ${record.version}, the address of ${remote} ${version}.`,
      400,
    );
  checkFiles(record);
  return { ...record, manifest: checkedManifest(record) };
}

function checkFiles(record: ReleaseRecord): void {
  const { files } = record;
  if (files.length > LIMITS.files) throw refuse(`${files.length} files are more than ${LIMITS.files}.`, 413);
  const seen = new Set<string>();
  let total = 0;
  for (const { path, size } of files) {
    const fault = faultOfPath(path);
    if (fault) throw refuse(`${JSON.stringify(path)} ${fault}.`);
    // Two names that differ in case alone are one file on some disks.
    if (seen.has(path.toLowerCase())) throw refuse(`${path} is named twice.`);
    seen.add(path.toLowerCase());
    if (size > LIMITS.fileBytes)
      throw refuse(`${path} has ${size} bytes, more than ${LIMITS.fileBytes}.`, 413);
    total += size;
  }
  if (total > LIMITS.totalBytes) throw refuse(`${total} bytes are more than ${LIMITS.totalBytes}.`, 413);
  const paths = new Set(files.map(({ path }) => path));
  for (const path of paths) {
    const parent = path.split('/').slice(0, -1).join('/');
    if (parent && paths.has(parent)) throw refuse(`${parent} is both a file and a folder.`);
  }
  for (const path of [record.entry, ...record.initial])
    if (!paths.has(path)) throw refuse(`${path} is to be loaded first, and is not among the files.`);
}

function checkedManifest(record: ReleaseRecord) {
  if (record.remote === HOST_NAME) {
    if (record.manifest !== null) throw refuse('The host has no manifest.');
    return null;
  }
  if (record.globalName !== federationName(record.remote, record.version))
    throw refuse(`"globalName" must be ${federationName(record.remote, record.version)}.`);
  try {
    const manifest = parseRemoteManifest(record.manifest);
    if (manifest.name !== record.remote)
      throw new TypeError(`remote.json is of ${manifest.name}, the release of ${record.remote}`);
    return manifest;
  } catch (error) {
    throw refuse(`${error instanceof Error ? error.message : String(error)}.`);
  }
}
