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

/** The steps that a start goes through; those in the middle overlap. */
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
  /** Where a browser finds the storefront. */
  url: string;
  /** The admin's page, on an origin of its own. */
  consoleUrl: string;
  registryUrl: string;
  /** Where the demo's mails and text messages are read; null where services take both, or another backend sends them. */
  mailboxUrl: string | null;
  /** The bearer token of everything that changes the registry. */
  token: string;
  databaseUrl: string;
  /** Ends everything, the database last. */
  close(): Promise<void>;
}

export interface StackOptions {
  progress: Progress;
  /** Gives up and ends what was started. */
  stop: AbortSignal;
  /** Requests per minute and address that the API takes; tests make more than people do. */
  limits?: MarketplaceApiOptions['limits'];
  unpaidLimits?: MarketplaceApiOptions['unpaidLimits'];
  /** How carefully the demo's pictures are drawn. */
  pictures?: FillOptions['pictures'];
  /** What somebody works on, shown in place of its releases. */
  development?: Development;
  /** What is published is verified in a browser; tests publish much that nobody asks that of. */
  verifier?: boolean;
  /** Orders move along by themselves; tests move them by the operator's calls. */
  orderClock?: boolean;
}

/** Every page of this machine comes from one network; what is judged of many elsewhere is judged of it alone. */
const ONE_NETWORK = { networkVisits: 1_000_000, networkPages: 1_000_000, failingNetworks: 1 };

/** Where everything listens. */
export const HOST = '127.0.0.1';

/**
 * Starts every part of Souk on this machine, in this process; only builds have processes of their own.
 * @param settings `port` 0 takes any free port.
 * @throws Problem with one sentence for what a person can put right; then nothing is left running.
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
  // With the names that parts give themselves.
  const hostsWith = (...own: string[]) => (settings.hosts.length > 0 ? [...settings.hosts, ...own] : []);
  // Also when something here fails: builds that are under way must not outlive it.
  const ending = new AbortController();
  const close = async () => {
    ending.abort();
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  const keep = <T extends { close(): Promise<void> }>(part: T): T => {
    if (ending.signal.aborted) void part.close();
    else closers.push(() => part.close());
    return part;
  };

  let publicUrl = settings.publicUrl;

  try {
    return await orStopped(start(), stop);
  } catch (error) {
    await close();
    throw error;
  }

  async function start(): Promise<Stack> {
    await makeHome(settings.home);
    // The console, the payments sandbox and the mailbox have the next three ports; 0 is any free one for each of them.
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
      return keep(await openEmbedded(folders.database)).url;
    });
    const secrets = await registrySecrets(settings.home);
    const { token } = secrets;
    const registry = await progress.run('Registry', async () =>
      keep(
        await openRegistry({
          databaseUrl,
          storeDir: folders.releases,
          storeUrl: settings.storeUrl,
          token,
          edgeToken: secrets.edgeToken,
          signingKey: secrets.signingKey,
          verifier: verifierAccess(secrets),
          host: HOST,
          // The console of this stack says whom it speaks for.
          trustedProxies: ['loopback', ...trustedProxies],
          defaults: ONE_NETWORK,
          log: true,
        }),
      ),
    );
    await writeRegistryAccess(settings.home, { url: registry.url, ...secrets });

    const mailboxUrl = await openMailbox(mailboxPort);
    const [apiUrl] = await allOrFirstFailure([
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
      keep(
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
    // Browsers give localhost what they keep from other plain origins, so that is the name to go by.
    const url = `http://localhost:${new URL(edge.url).port}`;
    publicUrl ??= url;
    const served = await progress.run('Console', async (say) => {
      const pageDir = await builtConsolePage(say, ending.signal);
      const registryUrl = registry.url;
      return keep(
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
      keep(
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
        say('left out: MARKETPLACE_API_URL is set');
        return null;
      }
      if (smtpUrl && sms) {
        say('left out: SMTP_URL and SMS_URL are set');
        return null;
      }
      const folder = homeOf(settings.home).mail;
      const served = keep(await startMailbox({ folder, host: HOST, port }));
      // Cookies ignore ports, so it has a host name of its own.
      return `http://mail.localhost:${new URL(served.url).port}`;
    });
  }

  async function marketplaceApi(databaseUrl: string, paymentsPort: number): Promise<string> {
    const { media: mediaDir, payments: file } = homeOf(settings.home);
    if (settings.marketplaceApiUrl) {
      const theirs = settings.marketplaceApiUrl;
      for (const step of ['Demo data', 'Payments'] as const)
        await progress.run(step, async (say) => say('left out: MARKETPLACE_API_URL is set'));
      return progress.run('API', async (say) => {
        say(theirs);
        return theirs;
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
      const { url } = keep(
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
        // Orders of a start before are settled while the edge is still being started.
        publicUrl: () => publicUrl ?? `http://localhost:${settings.port || 80}`,
        firebase,
        searchEngine: settings.searchEngine,
        // Its edge says whom it speaks for; from elsewhere nobody reaches it.
        trustedProxies: ['loopback'],
      };
      const { url: apiUrl } = keep(await startMarketplaceApi(options));
      if (orderClock) keep(runOrderClock({ apiUrl, operatorToken }));
      return apiUrl;
    });
  }
}

/** @throws Problem where the store of releases is not as it should be. */
export async function openRegistry(options: RegistryOptions) {
  try {
    return await startRegistry(options);
  } catch (error) {
    if (error instanceof StoreRefusedError || error instanceof StoreUnavailableError)
      throw new Problem(`${error.message} SOUK_STORE_URL names it.`);
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
      throw new Problem(`${error.message} Name another database in DATABASE_URL.`);
    throw error;
  }
}

async function requireDatabase(url: string): Promise<void> {
  const pool = createPool(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new Problem(
      `The database of DATABASE_URL at ${new URL(url).host} does not answer: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    await pool.end();
  }
}

/** Like Promise.all, which leaves the failures of the others to nobody. */
async function allOrFirstFailure<A, B>(work: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  for (const one of work) one.catch(() => {});
  return Promise.all(work);
}

/** Waits for work, but not longer than until somebody asks to stop: not every part can be interrupted. */
async function orStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const stopped = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Problem('Stopped before Souk was ready.'));
    if (stop.aborted) giveUp();
    stop.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    work.catch(() => {});
    stop.removeEventListener('abort', giveUp);
  }
}
