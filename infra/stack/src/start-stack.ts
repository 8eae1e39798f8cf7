import type { Detail, Pictures } from '@souk/demo-data';
import type { Development } from '@souk/edge';
import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import { startVerifier } from '@souk/release-cli/verifier';
import type { Settings } from '@souk/tooling/settings';
import { registrySecrets, writeRegistryAccess } from './home.ts';
import { createClosers } from './parts/closers.ts';
import { runConsole } from './parts/console.ts';
import { openDatabase } from './parts/database.ts';
import { runEdge } from './parts/edge.ts';
import { runMailbox } from './parts/mailbox.ts';
import { runMarketplaceApi } from './parts/marketplace-api.ts';
import { runRegistry } from './parts/registry.ts';
import type { Startup } from './parts/startup.ts';
import { requireFreePort } from './port.ts';
import { UserError } from './user-error.ts';
import type { Progress } from './progress.ts';
import { releaseWorkingTrees, type ReleasedTrees } from './release-working-trees.ts';
import { watchHome } from './watch-home.ts';

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
  /** The payments sandbox, for people; null where Stripe or another backend takes payments. */
  paymentsUrl: string | null;
  /** The demo's pictures: those that were requested are drawn, the others are for the caller to draw. Null with another API. */
  pictures: Pictures | null;
  /** What of the working tree is not live. */
  trees: ReleasedTrees;
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
  /** How carefully the demo's pictures are drawn. */
  pictureDetail?: Detail;
  /** Makes edits of the working tree live for everybody, not just first releases. */
  activateEdits?: boolean;
  /** A working tree in development, served in place of its releases. */
  development?: Development;
  /** Verifies published releases in a browser; most tests publish without it. */
  verifier?: boolean;
  /** Moves the demo's orders automatically; tests move them by the operator's calls. */
  orderClock?: boolean;
}

/** The address on which all parts listen. */
export const HOST = '127.0.0.1';

/**
 * Starts every part of Souk on this machine, in this process; only builds and the payments sandbox have processes of their own.
 * @param settings `port` 0 uses any free port.
 * @throws UserError for errors that the user can correct; then nothing is left running.
 */
export async function startStack(
  settings: Settings,
  {
    progress,
    stop,
    limits,
    unpaidLimits,
    pictureDetail,
    development,
    activateEdits = false,
    verifier = false,
    orderClock = false,
  }: StackOptions,
): Promise<Stack> {
  const { ending, close, closeLater } = createClosers();
  const startup: Startup = { settings, progress, host: HOST, ending, closeLater };
  let publicUrl = settings.publicUrl;

  try {
    return await untilDoneOrStopped(start(), stop);
  } catch (error) {
    await close();
    throw error;
  }

  async function start(): Promise<Stack> {
    // The console, the payments sandbox, the mailbox and the registry use the next ports; 0 is any free port for each of them.
    const [consolePort, paymentsPort, mailboxPort, registryPort] = [1, 2, 3, 4].map((next) =>
      settings.port === 0 ? 0 : settings.port + next,
    ) as [number, number, number, number];
    for (const port of [settings.port, consolePort, paymentsPort, mailboxPort, registryPort])
      await requireFreePort(port, HOST);
    const databaseUrl = await openDatabase(startup);
    closeLater(watchHome(settings.home, (line) => console.error(line)));
    const secrets = await registrySecrets(settings.home);
    const { token } = secrets;
    const registry = await runRegistry(startup, { databaseUrl, secrets, port: registryPort });
    const registryUrl = registry.url;
    await writeRegistryAccess(settings.home, { url: registryUrl, ...secrets });

    const mailboxUrl = await runMailbox(startup, mailboxPort);
    const [{ apiUrl, paymentsUrl, pictures }, trees] = await allOrThrow([
      runMarketplaceApi(startup, {
        databaseUrl,
        paymentsPort,
        publicUrl: () => publicUrl,
        limits,
        unpaidLimits,
        pictureDetail,
        orderClock,
      }),
      progress.run('Builds', (say) =>
        releaseWorkingTrees({ url: registryUrl, token }, say, {
          stop: ending,
          excluded: Object.keys(development?.releases ?? {}),
          activateEdits,
        }),
      ),
    ]);
    const url = await runEdge(startup, { registry, registryToken: secrets.edgeToken, apiUrl, development });
    publicUrl ??= url;
    const consoleUrl = await runConsole(startup, { registryUrl, port: consolePort });
    await writeRegistryAccess(settings.home, { url: registryUrl, storefront: url, ...secrets });
    if (verifier)
      closeLater(
        startVerifier({
          registryUrl,
          token: secrets.verifierToken,
          key: secrets.verifierKey,
          storefront: url,
          chromiumPath: settings.chromiumPath,
          log: (line) => console.error(line),
        }),
      );
    return {
      url,
      consoleUrl,
      registryUrl,
      mailboxUrl,
      paymentsUrl,
      pictures,
      trees,
      token,
      databaseUrl,
      close,
    };
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
    onStop = () => reject(new UserError('Stopped before Souk was ready.'));
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
