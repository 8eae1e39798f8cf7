import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HOST_NAME, SERVER_FILE, releaseUrl } from '@souk/contracts';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { installedPackage } from '../installed-package.ts';
import { minimizer, sourceModules } from './source-modules.ts';

const require = createRequire(import.meta.url);

/** What a host's sources use of a browser; `src/server/browser.ts` has a stand-in for each. */
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
  'single-spa-react',
  '@module-federation/enhanced/runtime',
  '@module-federation/runtime-core',
  // styled-components can write into a stream.
  'stream',
];

/** The bundle's name in the renderer's context. */
export const SERVER_GLOBAL = 'soukServer';

/**
 * The build that renders pages on a server: one script for a context with nothing but the language, so that a Node built-in is
 * an error of the build. Files have the names and addresses of the build for browsers; none is written again.
 */
export function serverConfig({
  directory,
  version,
  outputDirectory,
}: {
  directory: string;
  version: string;
  outputDirectory: string;
}): Configuration {
  const { resolve, module } = sourceModules({ production: true, hot: false });
  const folderOf = (name: string, from = directory) => installedPackage(name, from).directory;
  return {
    context: directory,
    mode: 'production',
    target: 'es2022',
    devtool: false,
    entry: { server: './src/server/server.ts' },
    output: {
      path: outputDirectory,
      filename: SERVER_FILE,
      library: { type: 'var', name: SERVER_GLOBAL },
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: releaseUrl(HOST_NAME, version, ''),
      chunkFormat: false,
      globalObject: 'globalThis',
    },
    resolve: {
      ...resolve,
      mainFields: ['module', 'main'],
      conditionNames: ['import', 'module', 'default'],
      alias: {
        ...Object.fromEntries(NOT_ON_SERVERS.map((name) => [`${name}$`, false])),
        // Without streams, for which a context would need more than the language.
        'react-dom/server$': join(folderOf('react-dom'), 'cjs/react-dom-server-legacy.browser.production.js'),
        axios$: join(folderOf('axios', folderOf('@souk/api-client')), 'dist/browser/axios.cjs'),
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
          options: { module: join(directory, 'src/server/browser.ts'), names: BROWSER_GLOBALS },
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
