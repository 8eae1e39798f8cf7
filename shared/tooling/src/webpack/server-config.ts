import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HOST_NAME, SERVER_FILE, SERVER_GLOBALS, releaseUrl } from '@souk/contracts';
import type { RemoteManifest } from '@souk/contracts';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { installedPackage } from '../installed-package.ts';
import { SINGLETONS } from '../shared-packages.ts';
import { minimizer, sourceModules } from './source-modules.ts';

const require = createRequire(import.meta.url);

/** What our own sources use of a browser; `host/src/server/browser.ts` has a stand-in for each. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
];

/** What only a browser runs, and nothing that is rendered needs. */
const NOT_ON_SERVERS = [
  'react-dom/client',
  'single-spa',
  // styled-components can write into a stream.
  'stream',
];

/** The name by which a remote's sources import the stand-ins, which the host has. */
const BROWSER_MODULE = 'souk-browser';

interface ServerTarget {
  directory: string;
  /** Null for the host. */
  manifest: RemoteManifest | null;
  version: string;
  outputDirectory: string;
}

/**
 * The build that renders pages on a server: one script for a context with nothing but the language, so that a Node built-in is
 * an error of the build. Files have the names and addresses of the build for browsers; none is written again. A remote's is run
 * after the host's, which provides the singletons.
 */
export function serverConfig({ directory, manifest, version, outputDirectory }: ServerTarget): Configuration {
  const { resolve, module } = sourceModules({ production: true, hot: false });
  return {
    context: directory,
    mode: 'production',
    target: 'es2022',
    devtool: false,
    entry: { server: manifest ? './src/remote.tsx' : './src/server/server.ts' },
    output: {
      path: outputDirectory,
      filename: SERVER_FILE,
      library: { type: 'var', name: manifest ? SERVER_GLOBALS.remote : SERVER_GLOBALS.host },
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: releaseUrl(manifest?.name ?? HOST_NAME, version, ''),
      chunkFormat: false,
      globalObject: 'globalThis',
    },
    ...(manifest && { externalsType: 'var', externals: providedByHost() }),
    resolve: {
      ...resolve,
      mainFields: ['module', 'main'],
      conditionNames: ['import', 'module', 'default'],
      alias: {
        ...Object.fromEntries(NOT_ON_SERVERS.map((name) => [`${name}$`, false])),
        ...(!manifest && { 'react-dom/server$': reactDomServer(directory) }),
      },
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules\/(?!@souk\/)/,
          enforce: 'pre',
          loader: require.resolve('./browser-globals.ts'),
          options: {
            module: manifest ? BROWSER_MODULE : join(directory, 'src/server/browser.ts'),
            names: BROWSER_GLOBALS,
          },
        },
      ],
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimizer, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** What a remote takes from the host's bundle: the singletons, and the stand-ins. */
function providedByHost(): Record<string, string> {
  const provided = (name: string) => [name, `${SERVER_GLOBALS.host}.provided[${JSON.stringify(name)}]`];
  return {
    ...Object.fromEntries(SINGLETONS.map(provided)),
    [BROWSER_MODULE]: `${SERVER_GLOBALS.host}.browser`,
  };
}

/** The build of `react-dom/server` without streams, which a context does not have. */
function reactDomServer(directory: string): string {
  const { directory: folder } = installedPackage('react-dom', directory);
  return join(folder, 'cjs/react-dom-server-legacy.browser.production.js');
}
