import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ENTRY_FILE, HOST_NAME, federationName, type RemoteManifest } from '@souk/contracts';
import type { WorkingTree } from '@souk/stack/builds';
import { BY_CONTENT, SINGLETONS, exposedModules, minimizer, sourceModules } from '@souk/tooling/bundler';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { LOADS_CONTAINERS } from './one-build-config.ts';

/** Where the runtime looks for what a remote consists of. */
const MANIFEST_FILE = 'mf-manifest.json';

/** The federation's runtime, with remotes by their manifests and without the host's checks. */
export const ordinaryRuntime = (): string => `
import { loadRemote, registerRemotes } from ${JSON.stringify(fileURLToPath(import.meta.resolve('@module-federation/enhanced/runtime')))};
export const openContainer = async ({ globalName: name, url }) => {
  registerRemotes([{ name, entry: url.replace(${JSON.stringify(ENTRY_FILE)}, ${JSON.stringify(MANIFEST_FILE)}) }]);
  return {
    get: async (exposed) => {
      const module = await loadRemote(name + exposed.slice(1));
      return () => module;
    },
  };
};
`;

/** The same sources as most federations are set up: manifests, singletons that everybody brings, a host that starts by an import. */
export function ordinaryConfig(
  { name, directory, version }: WorkingTree,
  manifest: RemoteManifest | null,
  {
    runtimeFile,
    startFile,
    outputDirectory,
  }: { runtimeFile: string; startFile: string; outputDirectory: string },
): Configuration {
  const { resolve, module } = sourceModules({ production: true, hot: false });
  const federated = federationName(name, version);
  const shared = [...SINGLETONS, ...(manifest ? BY_CONTENT : BY_CONTENT.slice(0, 1))];
  return {
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: manifest ? {} : { [HOST_NAME]: startFile },
    output: {
      path: outputDirectory,
      filename: manifest ? '[name].[contenthash:10].js' : ENTRY_FILE,
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: federated,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'souk#webpack' },
    },
    resolve: resolve ?? {},
    module: module ?? {},
    optimization: { minimizer },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(LOADS_CONTAINERS, runtimeFile),
      new ModuleFederationPlugin({
        name: federated,
        ...(manifest ? { filename: ENTRY_FILE, exposes: exposedModules(manifest) } : {}),
        shared: Object.fromEntries(shared.map((it) => [it, { singleton: true }])),
        manifest: { fileName: MANIFEST_FILE },
        dts: false,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
