import { basename, resolve } from 'node:path';
import { DEVELOPMENT_VERSION } from '@souk/contracts';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readManifest } from './build.ts';
import { errorsOf } from './compile.ts';
import { webpackConfig } from './webpack/webpack-config.ts';

export interface LocalBuildOptions {
  /** The folder of a remote. */
  directory: string;
  /** Where the page comes from, such as `https://shop.example`; no other page may read what is served. */
  storefront: string;
  /** Called with the result and the errors of every build. */
  log(line: string): void;
}

export interface LocalBuildServer {
  remote: string;
  origin: string;
  /** Resolves once the first build is through, whether or not it is a good one. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Serves one remote as it stands in the working tree to a page that comes from elsewhere, whose host is a released one. It
 * is built as for a release, since such a host runs the production build of React, and the page is loaded again at each save.
 * @throws Error where the folder is not that of a remote
 */
export async function serveLocalBuild(options: LocalBuildOptions): Promise<LocalBuildServer> {
  const directory = resolve(options.directory);
  const manifest = readManifest(directory);
  if (!manifest)
    throw new Error(
      'The host cannot be shown in a deployed storefront. Run it in its own stack: npm run dev -- host.',
    );
  const storefront = new URL(options.storefront);
  const port = await getPort({ host: HOST });
  const config = webpackConfig({
    directory,
    manifest,
    version: DEVELOPMENT_VERSION,
    mode: 'production',
    outputDirectory: resolve(directory, 'dist/local'),
  });
  // What waits for a build is a person.
  const compiler = webpack({ ...config, optimization: { ...config.optimization, minimize: false } });
  const ready = new Promise<void>((done) => {
    compiler.hooks.done.tap('LocalBuildServer', (stats) => {
      options.log(
        stats.hasErrors()
          ? `✗ Build of ${basename(directory)} failed:\n${errorsOf(stats)}\n`
          : `✓ ${basename(directory)} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`,
      );
      done();
    });
  });
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: false,
      liveReload: true,
      static: false,
      // The origins that may open the socket for build events.
      allowedHosts: ['localhost', storefront.hostname],
      headers: {
        'access-control-allow-origin': storefront.origin,
        // Browsers ask before a page from the network reads of this machine.
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      },
      client: {
        // Errors are shown in the terminal: an overlay would need HTML from strings.
        overlay: false,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { publicPath: `/${manifest.name}/`, stats: 'none' },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  // To a browser, localhost is safe enough for a page that comes by https; 127.0.0.1 would be, too, but is no name.
  return { remote: manifest.name, origin: `http://localhost:${port}`, ready, close: () => server.stop() };
}
