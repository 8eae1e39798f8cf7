import { startVerifier } from '@souk/release-cli/verifier';
import type { Settings } from '@souk/tooling/settings';
import { allOrThrow } from './all-or-throw.ts';
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
import { releaseWorkingTrees } from './release-working-trees.ts';
import type { Stack, StackOptions } from './stack.ts';
import { untilDoneOrStopped } from './until-done-or-stopped.ts';
import { watchHome } from './watch-home.ts';

/** The address on which all parts listen. */
export const HOST = '127.0.0.1';

/**
 * Starts every part of Souk on this machine, in this process. Builds, page renderers, the decoder of pictures, the verifier and the payments sandbox have processes of their own.
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
