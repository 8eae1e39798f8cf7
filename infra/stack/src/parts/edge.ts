import { startEdge, type Development } from '@souk/edge';
import { limitsOf } from '@souk/http-server';
import type { RunningRegistry } from '@souk/release-registry';
import { edgeFirebase } from '../firebase.ts';
import { homeOf } from '../home.ts';
import { plainLog } from '../plain-log.ts';
import type { Startup } from './startup.ts';

interface Options {
  registry: RunningRegistry;
  registryToken: string;
  apiUrl: string;
  development: Development | undefined;
}

/** The edge; returns the storefront's address for browsers. */
export function runEdge(
  { settings, progress, host, closeLater }: Startup,
  { registry, registryToken, apiUrl, development }: Options,
): Promise<string> {
  const folders = homeOf(settings.home);
  return progress.run('Edge', async () => {
    const edge = closeLater(
      await startEdge({
        port: settings.port,
        host,
        registryUrl: registry.url,
        registryToken,
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
        trustedProxies: settings.trustedProxies,
        hosts: settings.hosts,
        clientLimits: limitsOf(settings.connectionsPerAddress),
        log: plainLog('Edge'),
      }),
    );
    // Browsers treat localhost as a secure context, unlike other plain HTTP origins.
    return `http://localhost:${new URL(edge.url).port}`;
  });
}
