import { basename, resolve } from 'node:path';
import { DEVELOPMENT_VERSION as VERSION, ENTRY_FILE, HOST_NAME, federationName } from '@souk/contracts';
import type { DiscoveredRelease, RemoteManifest } from '@souk/contracts';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readManifest } from './build.ts';
import { errorsOf } from './compile.ts';
import { buildDevelopmentHost } from './development-host.ts';
import { webpackConfig } from './webpack/webpack-config.ts';

export interface DevelopmentOptions {
  /** The folder of the remote, or of the host, that is worked on. */
  directory: string;
  hostDirectory: string;
  /** Where the page comes from, such as `http://localhost:8080`; no other origin may read what is served. */
  storefront: string;
  /** Called with the result and the errors of every build. */
  log(line: string): void;
}

/** What stands in for releases while somebody works on them; only ever on one's own machine. */
export interface DevelopmentServer {
  origin: string;
  /** As a discovery document would name them, without hashes. */
  releases: Record<string, DiscoveredRelease>;
  /** Resolves once the first build is through, whether or not it is a good one. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Serves one remote as it stands in the working tree, put into the open page at every save, and a host for development
 * to draw it in.
 */
export async function startDevelopmentServer(options: DevelopmentOptions): Promise<DevelopmentServer> {
  const directory = resolve(options.directory);
  const manifest = readManifest(directory);
  const name = manifest?.name ?? HOST_NAME;
  const port = await getPort({ host: HOST });
  // Not 127.0.0.1: to a browser, localhost on another port is the same site as the storefront.
  const origin = `http://localhost:${port}`;
  const compiler = webpack(
    webpackConfig({
      directory,
      manifest,
      version: VERSION,
      mode: 'development',
      hot: true,
      outputDirectory: resolve(directory, 'dist/development'),
    }),
  );
  const built = new Promise<void>((done) => {
    compiler.hooks.done.tap('DevelopmentServer', (stats) => {
      options.log(tellOf(basename(directory), stats));
      done();
    });
  });
  const host = manifest && (await buildDevelopmentHost(options.hostDirectory, VERSION));
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      static: host
        ? [{ directory: host, publicPath: `/${HOST_NAME}`, watch: false, serveIndex: false }]
        : false,
      headers: {
        'access-control-allow-origin': options.storefront,
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'no-store',
      },
      client: {
        // Errors are shown in the terminal: an overlay would need HTML from strings.
        overlay: false,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { publicPath: `/${name}/`, stats: 'none' },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return {
    origin,
    releases: {
      ...(manifest && { [HOST_NAME]: discovered(origin, null) }),
      [name]: discovered(origin, manifest),
    },
    ready: built,
    close: () => server.stop(),
  };
}

function tellOf(name: string, stats: webpack.Stats): string {
  if (stats.hasErrors()) return `✗ Build of ${name} failed:\n${errorsOf(stats)}\n`;
  return `✓ ${name} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`;
}

function discovered(origin: string, manifest: RemoteManifest | null): DiscoveredRelease {
  const name = manifest?.name ?? HOST_NAME;
  return {
    url: `${origin}/${name}/${ENTRY_FILE}`,
    fallbackUrl: null,
    // It changes with every save; nothing could be pinned.
    metadata: { integrity: '', version: VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      globalName: federationName(name, VERSION),
      moduleType: manifest?.moduleType ?? null,
      routes: manifest?.routes ?? [],
      shell: manifest?.shell ?? '*',
      contributions: manifest?.contributions ?? {},
      capabilities: manifest?.capabilities ?? { cart: false, wishlist: false, delivery: false },
      accent: manifest?.accent ?? null,
      ...(manifest?.words && { words: manifest.words }),
      preload: [],
      fallback: null,
    },
  };
}
