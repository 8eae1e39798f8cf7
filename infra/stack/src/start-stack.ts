import { DataFolderLockedError, createPool, migrate, startEmbedded } from '@souk/database';
import { ForeignMarketplaceError, fillDemoData, runOrderClock, type FillOptions } from '@souk/demo-data';
import { type Development, startEdge } from '@souk/edge';
import { limitsOf } from '@souk/http-server';
import {
  migrationsDirectory,
  startMarketplaceApi,
  type MarketplaceApiOptions,
  type ProviderOptions,
} from '@souk/marketplace-api';
import { startMailbox } from '@souk/mailbox';
import { startConsole } from '@souk/release-console';
import { StoreRefusedError, StoreUnavailableError } from '@souk/object-store';
import { startVerifier } from '@souk/release-cli/verifier';
import { startRegistry, type RegistryOptions } from '@souk/release-registry';
import { builtConsolePage } from './console-page.ts';
import { apiFirebase, edgeFirebase } from './firebase.ts';
import { homeOf, makeHome, registrySecrets, verifierAccess, writeRegistryAccess } from './home.ts';
import { apiMessages } from './messages.ts';
import { plainLog } from './plain-log.ts';
import { requireFreePort } from './port.ts';
import { marketplaceSecrets } from './marketplace-secrets.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { releaseWorkingTrees } from './release-working-trees.ts';
import type { Settings } from '@souk/tooling/settings';

/** The steps of a start; those in the middle overlap. */
export const STEPS = [
  'Database',
  'Registry',
  'Demo data',
  'Builds',
  'Payments',
  'Mailbox',
  'API',
  'Edge',
  'Console',
] as const;

export interface Stack {
  /** The storefront's address for browsers. */
  url: string;
  /** The console, on an origin of its own. */
  consoleUrl: string;
  registryUrl: string;
  /** The demo's mailbox; null where services deliver all messages, or another backend sends them. */
  mailboxUrl: string | null;
  /** The bearer token for all changes of the registry. */
  token: string;
  databaseUrl: string;
  /** Stops everything, the database last. */
  close(): Promise<void>;
}

export interface StackOptions {
  progress: Progress;
  /** Aborts the start and stops what was started. */
  stop: AbortSignal;
  /** The API's requests per minute and address; tests send more than people do. */
  limits?: MarketplaceApiOptions['limits'];
  unpaidLimits?: MarketplaceApiOptions['unpaidLimits'];
  /** The quality of the demo's pictures. */
  pictures?: FillOptions['pictures'];
  /** A working tree in development, served in place of its releases. */
  development?: Development;
  /** Verifies published releases in a browser; most tests publish without it. */
  verifier?: boolean;
  /** Moves the demo's orders automatically; tests move them by the operator's calls. */
  orderClock?: boolean;
}

/** All pages of this machine come from one network, so thresholds for several networks do not apply. */
const ONE_NETWORK = { networkVisits: 1_000_000, networkPages: 1_000_000, failingNetworks: 1 };

/** The address on which all parts listen. */
export const HOST = '127.0.0.1';

/**
 * Starts every part of Souk on this machine, in this process; only builds and the payments sandbox have processes of their own.
 * @param settings `port` 0 uses any free port.
 * @throws Problem for errors that the user can correct; then nothing is left running.
 */
export async function startStack(
  settings: Settings,
  {
    progress,
    stop,
    limits,
    unpaidLimits,
    pictures,
    development,
    verifier = false,
    orderClock = false,
  }: StackOptions,
): Promise<Stack> {
  const closers: (() => Promise<void>)[] = [];
  // Together with the host names of the parts themselves.
  const hostsWith = (...own: string[]) => (settings.hosts.length > 0 ? [...settings.hosts, ...own] : []);
  // Also aborted when the start fails, so that builds end with it.
  const ending = new AbortController();
  const close = async () => {
    ending.abort();
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  const closeLater = <T extends { close(): Promise<void> }>(part: T): T => {
    if (ending.signal.aborted) void part.close();
    else closers.push(() => part.close());
    return part;
  };

  let publicUrl = settings.publicUrl;

  try {
    return await untilDoneOrStopped(start(), stop);
  } catch (error) {
    await close();
    throw error;
  }

  async function start(): Promise<Stack> {
    await makeHome(settings.home);
    // The console, the payments sandbox and the mailbox use the next three ports; 0 is any free port for each of them.
    const [consolePort, paymentsPort, mailboxPort] = [1, 2, 3].map((next) =>
      settings.port === 0 ? 0 : settings.port + next,
    ) as [number, number, number];
    for (const port of [settings.port, consolePort, paymentsPort, mailboxPort])
      await requireFreePort(port, HOST);
    const folders = homeOf(settings.home);
    const { trustedProxies, hosts } = settings;
    const databaseUrl = await progress.run('Database', async (say) => {
      if (settings.databaseUrl) {
        await requireDatabase(settings.databaseUrl);
        say('PostgreSQL server');
        return settings.databaseUrl;
      }
      return closeLater(await openEmbedded(folders.database)).url;
    });
    const secrets = await registrySecrets(settings.home);
    const { token } = secrets;
    const registry = await progress.run('Registry', async () =>
      closeLater(
        await openRegistry({
          databaseUrl,
          storeDir: folders.releases,
          storeUrl: settings.storeUrl,
          token,
          edgeToken: secrets.edgeToken,
          signingKey: secrets.signingKey,
          verifier: verifierAccess(secrets),
          host: HOST,
          // The console of this stack forwards its clients' addresses.
          trustedProxies: ['loopback', ...trustedProxies],
          defaults: ONE_NETWORK,
          log: true,
        }),
      ),
    );
    await writeRegistryAccess(settings.home, { url: registry.url, ...secrets });

    const mailboxUrl = await openMailbox(mailboxPort);
    const [apiUrl] = await allOrThrow([
      marketplaceApi(databaseUrl, paymentsPort),
      progress.run('Builds', (say) =>
        releaseWorkingTrees(
          { url: registry.url, token },
          say,
          ending.signal,
          Object.keys(development?.releases ?? {}),
        ),
      ),
    ]);
    const edge = await progress.run('Edge', async () =>
      closeLater(
        await startEdge({
          port: settings.port,
          host: HOST,
          registryUrl: registry.url,
          registryToken: secrets.edgeToken,
          registryKey: registry.publicKey,
          apiUrl,
          publicUrl: settings.publicUrl,
          storeDir: folders.releases,
          storeUrl: settings.storeUrl,
          cacheDir: folders.cache,
          imageOrigins: settings.imageOrigins,
          googleMapsKey: settings.googleMapsBrowserKey,
          softwareId: settings.softwareId,
          firebase: edgeFirebase(settings.firebase),
          offlineReading: settings.offlineReading,
          serverRendering: settings.serverRendering,
          development,
          trustedProxies,
          hosts,
          clientLimits: limitsOf(settings.connectionsPerAddress),
          log: plainLog('Edge'),
        }),
      ),
    );
    // Browsers treat localhost as a secure context, unlike other plain HTTP origins.
    const url = `http://localhost:${new URL(edge.url).port}`;
    publicUrl ??= url;
    const served = await progress.run('Console', async (say) => {
      const pageDir = await builtConsolePage(say, ending.signal);
      const registryUrl = registry.url;
      return closeLater(
        await startConsole({
          port: consolePort,
          host: HOST,
          registryUrl,
          pageDir,
          trustedProxies,
          hosts: hostsWith('console.localhost'),
        }),
      );
    });
    await writeRegistryAccess(settings.home, { url: registry.url, storefront: url, ...secrets });
    if (verifier)
      closeLater(
        startVerifier({
          registryUrl: registry.url,
          token: secrets.verifierToken,
          key: secrets.verifierKey,
          storefront: url,
          chromiumPath: settings.chromiumPath,
          log: (line) => console.error(line),
        }),
      );
    // Cookies ignore ports, so the console has a host name of its own.
    const consoleUrl = `http://console.localhost:${new URL(served.url).port}`;
    return { url, consoleUrl, registryUrl: registry.url, mailboxUrl, token, databaseUrl, close };
  }

  async function openMailbox(port: number): Promise<string | null> {
    const { smtpUrl, sms } = settings.messages;
    return progress.run('Mailbox', async (say) => {
      if (settings.marketplaceApiUrl) {
        say('skipped: MARKETPLACE_API_URL is set');
        return null;
      }
      if (smtpUrl && sms) {
        say('skipped: SMTP_URL and SMS_URL are set');
        return null;
      }
      const folder = homeOf(settings.home).mail;
      const served = closeLater(await startMailbox({ folder, host: HOST, port }));
      // Cookies ignore ports, so it has a host name of its own.
      return `http://mail.localhost:${new URL(served.url).port}`;
    });
  }

  async function marketplaceApi(databaseUrl: string, paymentsPort: number): Promise<string> {
    const { media: mediaDir, payments: file } = homeOf(settings.home);
    if (settings.marketplaceApiUrl) {
      const otherApi = settings.marketplaceApiUrl;
      for (const step of ['Demo data', 'Payments'] as const)
        await progress.run(step, async (say) => say('skipped: MARKETPLACE_API_URL is set'));
      return progress.run('API', async (say) => {
        say(otherApi);
        return otherApi;
      });
    }
    await progress.run('Demo data', async (say) => {
      const pool = createPool(databaseUrl);
      await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory }).finally(() =>
        pool.end(),
      );
      await fillDemo({
        databaseUrl,
        mediaDir,
        pictures,
        items: settings.demoItems,
        onProgress: ({ step, done, total }) => say(`${step} ${done} of ${total}`),
      });
      say('');
    });
    const { operatorToken, paymentsKey: key, webhookSecret } = await marketplaceSecrets(settings.home);
    const provider = await progress.run('Payments', async (say): Promise<ProviderOptions> => {
      if (settings.stripe) {
        say('Stripe');
        return { name: 'stripe', ...settings.stripe };
      }
      const { url } = closeLater(
        await startSandboxProcess({
          file,
          key,
          webhookSecret,
          host: HOST,
          port: paymentsPort,
          hosts: hostsWith('pay.localhost', HOST),
        }),
      );
      return { name: 'sandbox', url, key, webhookSecret };
    });
    return progress.run('API', async () => {
      const googleKey = settings.googleMapsServerKey;
      const payments = { provider, publicUrl: () => publicUrl ?? '' };
      const firebase = apiFirebase(settings.firebase);
      const options = {
        databaseUrl,
        mediaDir,
        host: HOST,
        googleKey,
        limits,
        unpaidLimits,
        operatorToken,
        payments,
        messages: apiMessages(settings),
        // Orders of a previous start are settled while the edge is still starting.
        publicUrl: () => publicUrl ?? `http://localhost:${settings.port || 80}`,
        firebase,
        searchEngine: settings.searchEngine,
        // The edge forwards its clients' addresses; nobody else can reach the API.
        trustedProxies: ['loopback'],
      };
      const { url: apiUrl } = closeLater(await startMarketplaceApi(options));
      if (orderClock) closeLater(runOrderClock({ apiUrl, operatorToken }));
      return apiUrl;
    });
  }
}

/** @throws Problem where the store of releases is unavailable or not safe. */
export async function openRegistry(options: RegistryOptions) {
  try {
    return await startRegistry(options);
  } catch (error) {
    if (error instanceof StoreRefusedError || error instanceof StoreUnavailableError)
      throw new Problem(`${error.message} Its address is set in SOUK_STORE_URL.`);
    throw error;
  }
}

async function openEmbedded(dataDir: string) {
  try {
    return await startEmbedded({ dataDir });
  } catch (error) {
    if (error instanceof DataFolderLockedError) throw new Problem(error.message);
    throw error;
  }
}

async function fillDemo(options: FillOptions): Promise<void> {
  try {
    await fillDemoData(options);
  } catch (error) {
    if (error instanceof ForeignMarketplaceError)
      throw new Problem(`${error.message} Set another database in DATABASE_URL.`);
    throw error;
  }
}

async function requireDatabase(url: string): Promise<void> {
  const pool = createPool(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new Problem(
      `Connecting to the database of DATABASE_URL at ${new URL(url).host} failed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    await pool.end();
  }
}

/** Like Promise.all, without unhandled rejections of the others. */
async function allOrThrow<A, B>(work: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  for (const one of work) one.catch(() => {});
  return Promise.all(work);
}

/** Waits for work until it is done or the process is asked to stop: not every part can be interrupted. */
async function untilDoneOrStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  let onStop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    onStop = () => reject(new Problem('Stopped before Souk was ready.'));
    if (stop.aborted) onStop();
    stop.addEventListener('abort', onStop);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    work.catch(() => {});
    stop.removeEventListener('abort', onStop);
  }
}
