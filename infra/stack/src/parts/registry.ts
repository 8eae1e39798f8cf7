import type { RunningRegistry } from '@souk/release-registry';
import { homeOf, verifierAccess, type RegistrySecrets } from '../home.ts';
import { openRegistry } from '../open-registry.ts';
import type { Startup } from './startup.ts';

/** All pages of this machine come from one network, so thresholds for several networks do not apply. */
const ONE_NETWORK = { networkVisits: 1_000_000, networkPages: 1_000_000, failingNetworks: 1 };

interface Options {
  databaseUrl: string;
  secrets: RegistrySecrets;
  port: number;
}

/** The release registry of this machine. */
export function runRegistry(
  { settings, progress, host, closeLater }: Startup,
  { databaseUrl, secrets, port }: Options,
): Promise<RunningRegistry> {
  return progress.run('Registry', async () =>
    closeLater(
      await openRegistry({
        databaseUrl,
        storeDir: homeOf(settings.home).releases,
        storeUrl: settings.storeUrl,
        token: secrets.token,
        edgeToken: secrets.edgeToken,
        signingKey: secrets.signingKey,
        verifier: verifierAccess(secrets),
        host,
        port,
        // The console of this stack forwards its clients' addresses.
        trustedProxies: ['loopback', ...settings.trustedProxies],
        defaults: ONE_NETWORK,
        log: true,
      }),
    ),
  );
}
