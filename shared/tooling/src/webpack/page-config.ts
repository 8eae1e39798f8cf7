import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { minimizer, sourceModules } from './source-modules.ts';

/** A page of its own: no federation, no remotes, every file named by its content. */
export function pageConfig(directory: string, outputDirectory: string, publicPath: string): Configuration {
  return {
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { page: './src/page/main.tsx' },
    output: {
      path: outputDirectory,
      filename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath,
    },
    ...sourceModules({ production: true, hot: false }),
    optimization: { minimizer },
    // A page that is open loads no more files: those of an earlier build are removed.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
