import { createRequire } from 'node:module';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/** How sources, pictures and fonts are taken into every build. */
export function sourceModules({
  production,
  hot,
}: {
  production: boolean;
  hot: boolean;
}): Pick<Configuration, 'resolve' | 'module'> {
  return {
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.[cm]?[jt]sx?$/,
          // Shared packages are published as sources, and compiled by their users.
          exclude: /node_modules\/(?!@souk\/)/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: !production, refresh: hot } },
            },
          },
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules\/(?!@souk\/)/,
          enforce: 'pre',
          loader: require.resolve('./component-ids.ts'),
        },
        { test: /\.(woff2|png|webp|svg)$/, type: 'asset/resource' },
      ],
    },
  };
}

/**
 * V8 compiles the functions of such a file while it is loaded, in a thread of its own, instead of in the page when they are called.
 * Most of them are called at once: what is not needed then is a file of its own.
 */
const COMPILE_WHILE_LOADED = '//# allFunctionsCalledOnLoad\n';

export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // It has threads of its own; a process for it takes longer to start than most builds to minify.
    parallel: false,
    extractComments: false,
    terserOptions: { format: { comments: false, preamble: COMPILE_WHILE_LOADED } },
  }),
];
