import { join } from 'node:path';
import { ENTRY_FILE, HOST_NAME, type RemoteManifest } from '@souk/contracts';
import type { WorkingTree } from '@souk/stack/builds';
import { readManifest } from '@souk/tooling';
import {
  IntegrityPlugin,
  LateTextsPlugin,
  exposedModules,
  minimizer,
  sharedCacheGroups,
  sharedChunk,
  sourceModules,
} from '@souk/tooling/bundler';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

/** Where the host loads a release, in place of which it gets the module below. */
export const LOADS_CONTAINERS = /[\\/]federation[\\/]container\.ts$/;

/** The name of a chunk says the release that its file is put into: the edge preloads the first file of a page's remote. */
const ENTRY_OF_REMOTE = 'remote';

function importsOf({ directory }: WorkingTree, manifest: RemoteManifest): string {
  const imports = Object.entries(exposedModules(manifest)).map(([exposed, { import: path }]) => {
    const chunk = `${manifest.name}/${exposed.slice('./'.length)}`;
    const module = JSON.stringify(join(directory, path));
    return `${JSON.stringify(exposed)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${module})`;
  });
  return `{ ${imports.join(', ')} }`;
}

/** How the host loads a release, with imports of the same application behind it. */
export function oneBuildRuntime(remotes: readonly WorkingTree[]): string {
  const modules = remotes.flatMap((tree) => {
    const manifest = readManifest(tree.directory);
    return manifest ? [`${JSON.stringify(manifest.name)}: ${importsOf(tree, manifest)}`] : [];
  });
  return `const modules = { ${modules.join(',\n')} };
export const openContainer = async ({ remote }) => ({
  get: async (exposed) => {
    const module = await modules[remote][exposed]();
    return () => module;
  },
});
`;
}

/** The releases' chunks of the storefront, as files of the host. What they share of `ui` is in its entry. */
function storefrontChunks(directory: string) {
  const { [sharedChunk('@souk/ui')]: _ui, ...groups } = sharedCacheGroups(directory);
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, { ...group, name: `${HOST_NAME}/${name}` }]),
  );
}

/**
 * Host and remotes as one application, split where the host loads a remote. Loaders, minimizer and the chunks of the storefront
 * are those of the releases, so that the federation is all that differs.
 */
export function oneBuildConfig(
  trees: readonly WorkingTree[],
  { runtimeFile, outputDirectory }: { runtimeFile: string; outputDirectory: string },
): Configuration {
  const host = trees.find(({ name }) => name === HOST_NAME);
  if (!host) throw new Error('There is no host to build');
  const folderOf = (name: string) =>
    `${name}/${trees.find((tree) => tree.name === name)?.version ?? host.version}`;
  const entry = `${folderOf(HOST_NAME)}/${ENTRY_FILE}`;
  const { resolve, module } = sourceModules({ production: true, hot: false });
  return {
    context: host.directory,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { [HOST_NAME]: './src/main.ts' },
    output: {
      path: outputDirectory,
      filename: entry,
      chunkFilename({ chunk }) {
        const [, remote, file] = /^([\w-]+)\/(.+)$/.exec(chunk?.name ?? '') ?? [];
        if (remote === undefined || file === undefined)
          return `${folderOf(HOST_NAME)}/[id].[contenthash:10].js`;
        return `${folderOf(remote)}/${file === ENTRY_OF_REMOTE ? ENTRY_FILE : `${file}.[contenthash:10].js`}`;
      },
      assetModuleFilename: `${folderOf(HOST_NAME)}/[name].[contenthash:10][ext]`,
      publicPath: '/releases/',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'souk#webpack' },
    },
    resolve: resolve ?? {},
    module: module ?? {},
    optimization: {
      minimizer,
      splitChunks: { cacheGroups: storefrontChunks(host.directory) },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(LOADS_CONTAINERS, runtimeFile),
      new LateTextsPlugin(),
      new IntegrityPlugin(entry),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
