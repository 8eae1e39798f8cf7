import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  ENTRY_FILE,
  FEDERATION_RUNTIME,
  HOST_NAME,
  MAPS_FOLDER,
  SERVER_FILE,
  SHELL_SERVICES_VERSION,
  federationName,
  parseRemoteManifest,
} from '@souk/contracts';
import type { ReleaseFile, ReleaseRecord, RemoteManifest } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';
import type { Chunk, Module, Stats } from 'webpack';
import { compile } from './compile.ts';
import { BY_CONTENT, SINGLETONS, describeShares, federationShares } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';
import { chunksWith } from './webpack/chunks-with.ts';
import { serverConfig } from './webpack/server-config.ts';
import {
  START_CHUNK,
  exposedChunk,
  exposedModules,
  sharedChunk,
  webpackConfig,
} from './webpack/webpack-config.ts';

export interface BuildOptions {
  /** The folder of the host or of a remote. */
  directory: string;
  /** Default: `1.0.0-dev.<hash of its sources>`. */
  version?: string;
}

export interface BuiltRelease {
  record: ReleaseRecord;
  /** The folder with the release's files and its `release.json`. */
  directory: string;
  /** False if a build of the same sources existed already. */
  built: boolean;
}

/** @throws Error if the manifest is missing or invalid. */
export function readManifest(directory: string): RemoteManifest | null {
  const file = join(directory, 'remote.json');
  if (!existsSync(file)) {
    if (basename(resolve(directory)) === HOST_NAME) return null;
    throw new Error(
      `No remote found in ${directory}. Name a folder with a remote.json, such as remotes/food.`,
    );
  }
  return parseRemoteManifest(JSON.parse(readFileSync(file, 'utf8')));
}

/** The hash of the inputs of a build; remotes get their singletons from the host. */
const sourcesOf = (directory: string) =>
  sourceHash(directory, { provided: readManifest(directory) ? SINGLETONS : [] });

/** The version of a working tree's build: the same sources always have the same version. */
export const developmentVersion = (directory: string): string => `1.0.0-dev.${sourcesOf(directory)}`;

/** A file next to a build with the hash of its inputs. */
const SOURCES_FILE = '.sources';

/** Builds one release into `<directory>/dist/<version>`, or returns an existing build of the same sources. */
export async function buildRelease(options: BuildOptions): Promise<BuiltRelease> {
  const directory = resolve(options.directory);
  const manifest = readManifest(directory);
  const sources = sourcesOf(directory);
  const version = options.version ?? `1.0.0-dev.${sources}`;
  const output = join(directory, 'dist', version);
  const present = await readRecord(output, sources);
  if (present) return { record: present, directory: output, built: false };

  // Built in a temporary folder and then moved, so that an interrupted build is never used.
  const unfinished = `${output}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const stats = await compile(
      webpackConfig({ directory, manifest, version, mode: 'production', outputDirectory: unfinished }),
    );
    if (!manifest || manifest.serverRendered)
      await compile(serverConfig({ directory, manifest, version, outputDirectory: unfinished }));
    const initial = initialFiles(stats, manifest ? exposedChunk('./remote') : START_CHUNK);
    const files = await describeFiles(unfinished);
    const record: ReleaseRecord = {
      remote: manifest?.name ?? HOST_NAME,
      version,
      commit: commit(directory),
      builtAt: new Date().toISOString(),
      entry: ENTRY_FILE,
      globalName: federationName(manifest?.name ?? HOST_NAME, version),
      initial,
      lazy: files
        .map(({ path }) => path)
        .filter((path) => path !== ENTRY_FILE && path !== SERVER_FILE && !initial.includes(path)),
      files,
      shared: describeShares(federationShares(manifest ? 'remote' : 'host', directory)),
      runtime: FEDERATION_RUNTIME,
      ...(manifest ? { exposes: Object.keys(exposedModules(manifest)) } : { shell: SHELL_SERVICES_VERSION }),
      manifest,
    };
    await writeFile(join(unfinished, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
    await writeFile(join(unfinished, SOURCES_FILE), sources);
    // A build of other sources under this version; the registry decides whether it was published.
    if (!(await readRecord(output, sources))) await rm(output, { recursive: true, force: true });
    return { record: await settle(unfinished, output, record, sources), directory: output, built: true };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Moves a finished build to its folder; if another process was faster, its build of the same sources is used. */
async function settle(
  unfinished: string,
  output: string,
  record: ReleaseRecord,
  sources: string,
): Promise<ReleaseRecord> {
  try {
    await rename(unfinished, output);
    return record;
  } catch (error) {
    const other = await readRecord(output, sources);
    if (!other) throw error;
    return other;
  }
}

/** The record of a complete build of these sources; null if there is none. */
async function readRecord(directory: string, sources: string): Promise<ReleaseRecord | null> {
  try {
    if ((await readFile(join(directory, SOURCES_FILE), 'utf8')) !== sources) return null;
    return JSON.parse(await readFile(join(directory, 'release.json'), 'utf8')) as ReleaseRecord;
  } catch {
    return null;
  }
}

/**
 * Files that showing a release cannot do without, beside its entry: those of its `first` chunk with the parts that it shares
 * with other chunks, and what it takes of the packages that are shared by exact content. `ui` is not among them, since the
 * host provides it whenever both were built from the same.
 */
function initialFiles({ compilation }: Stats, first: string): string[] {
  const found = new Set<Chunk>();
  const add = (name: string) => {
    for (const chunk of chunksWith(compilation, name)) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        const shared = sharedName(module);
        if (shared && shared !== '@souk/ui') add(sharedChunk(shared));
      }
    }
  };
  add(first);
  return [...found]
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/** The shared package that a module comes from; null for a module with its own code. */
function sharedName(module: Module): string | null {
  if (module.type !== 'consume-shared-module') return null;
  const { shareKey } = (module as unknown as { options: { shareKey: string } }).options;
  return BY_CONTENT.find((name) => name === shareKey) ?? null;
}

async function describeFiles(directory: string): Promise<ReleaseFile[]> {
  const names = (await readdir(directory)).filter((name) => name !== MAPS_FOLDER).sort();
  return Promise.all(
    names.map(async (path) => ({
      path,
      size: (await stat(join(directory, path))).size,
      integrity: integrityOf(await readFile(join(directory, path))),
    })),
  );
}

function commit(directory: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
