import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { ENTRY_FILE, HOST_NAME, MAPS_FOLDER, federationName } from '@souk/contracts';
import type { RemoteManifest } from '@souk/contracts';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { findPackage } from '../installed-package.ts';
import { BY_CONTENT, federationShares, packageOf } from '../shared-packages.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { LateTextsPlugin } from './late-texts-plugin.ts';
import { minimizer, sourceModules } from './source-modules.ts';

export interface BuildTarget {
  directory: string;
  /** Null for the host. */
  manifest: RemoteManifest | null;
  version: string;
  mode: 'production' | 'development';
  /** Only for development: edits are put into the open page, and nothing is written. */
  hot?: boolean;
  outputDirectory: string;
}

/** The name of the chunk that holds an exposed module, so that the build can say which files it needs. */
export const exposedChunk = (exposed: string) => `expose-${exposed.replace(/^\.\//, '')}`;

/** The name of the chunk with the host's own code, which the host's `main.ts` gives it (0118). */
export const START_CHUNK = 'start';

/** The name of the chunk that holds a package that is shared by exact content. */
export const sharedChunk = (name: string) => name.replace('@souk/', '').replace('/', '-');

/** Chunks that are loaded with what imports them; those named `part-…` come when something is first opened. */
const isNeededAtOnce = (chunk: webpack.Chunk) =>
  !chunk.canBeInitial() && !(chunk.name?.startsWith('part-') ?? false);

/** The cache groups of what a package takes of the packages that are shared by exact content, by the names of their chunks. */
export const sharedCacheGroups = (directory: string) =>
  Object.fromEntries(BY_CONTENT.flatMap((name) => chunkOfShared(name, directory)));

/** The cache group of a package, or of one door of it; none where it is not installed. */
function chunkOfShared(name: string, directory: string) {
  const found = findPackage(packageOf(name), directory);
  if (!found) return [];
  const chunk = sharedChunk(name);
  const door = name.slice(packageOf(name).length);
  const group = {
    test: join(found.directory, 'src', door, '/'),
    name: chunk,
    chunks: isNeededAtOnce,
    enforce: true,
    // The folder of an entry point lies within the package's.
    priority: door ? 1 : 0,
  };
  return [[chunk, group] as const];
}

/** Everything that a remote exposes: its lifecycles and what it contributes. */
export function exposedModules(manifest: RemoteManifest) {
  const modules = ['./remote', ...Object.values(manifest.contributions)];
  return Object.fromEntries(
    modules.map((exposed) => [
      exposed,
      { import: `./src/${exposed.replace(/^\.\//, '')}.tsx`, name: exposedChunk(exposed) },
    ]),
  );
}

/** The same for the development loop. What is exposed is the last of the modules that are run. */
const announcedModules = (manifest: RemoteManifest) =>
  Object.fromEntries(
    Object.entries(exposedModules(manifest)).map(([exposed, { import: path, name }]) => [
      exposed,
      { import: [join(import.meta.dirname, 'announce-update.ts'), path], name },
    ]),
  );

/** What the host puts into the share scope. It imports these packages itself as it does any other. */
const sharesOfHost = (directory: string, mode: BuildTarget['mode']) =>
  Object.fromEntries(
    Object.entries(federationShares('host', directory, mode)).map(([name, { version, eager = false }]) => [
      name,
      { shareKey: name, version, eager },
    ]),
  );

const MAIN = './src/main.ts';

/** What a host for development runs first. Released remotes ask for the production runtime of JSX, which it does not use. */
const HOST_IN_DEVELOPMENT = [join(import.meta.dirname, 'keep-renderers.ts'), 'react/jsx-runtime'];

/** One webpack configuration for the host and every remote; they differ in what they expose and provide. */
export function webpackConfig(target: BuildTarget): Configuration {
  const { directory, manifest, version, mode, hot = false } = target;
  const name = federationName(manifest?.name ?? HOST_NAME, version);
  const production = mode === 'production';
  // A name for each content would leave one more file behind at every edit.
  const scripts = hot ? '[name].js' : '[name].[contenthash:10].js';
  const modules = sourceModules({ production, hot });
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    // Never one of the kinds that need eval: the page's policy stays without it.
    devtool: production ? false : 'cheap-module-source-map',
    entry: manifest ? {} : { host: production ? MAIN : [...HOST_IN_DEVELOPMENT, MAIN] },
    output: {
      path: target.outputDirectory,
      filename: manifest ? scripts : ENTRY_FILE,
      chunkFilename: scripts,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'souk#webpack' },
      clean: true,
    },
    ...modules,
    optimization: {
      minimizer,
      // Named, so that the build can say which of them the first picture needs.
      splitChunks: {
        // The host's own code is one file with the packages that nothing else needs.
        cacheGroups: manifest ? sharedCacheGroups(directory) : { defaultVendors: false },
      },
      ...(production ? { moduleIds: 'deterministic', chunkIds: 'deterministic' } : {}),
    },
    plugins: [
      ...(manifest
        ? [
            new webpack.sharing.SharePlugin({ shared: federationShares('remote', directory, mode) }),
            new webpack.container.ContainerPlugin({
              name,
              filename: ENTRY_FILE,
              library: { type: 'var', name },
              exposes: hot ? announcedModules(manifest) : exposedModules(manifest),
            }),
          ]
        : [new webpack.sharing.ProvideSharedPlugin({ provides: sharesOfHost(directory, mode) })]),
      ...(production
        ? [
            new LateTextsPlugin(),
            new webpack.SourceMapDevToolPlugin({
              filename: `${MAPS_FOLDER}/[file].map`,
              append: false,
              // Hashes of the other files are written into it at the very end; it holds webpack's own code.
              exclude: ENTRY_FILE,
              noSources: true,
              moduleFilenameTemplate: '[resource-path]',
            }),
            new IntegrityPlugin(ENTRY_FILE, manifest ? 'high' : 'auto'),
          ]
        : []),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
