import { openDemoMedia, runOrderClock, type Detail, type Pictures } from '@souk/demo-data';
import { startMarketplaceApi, type MarketplaceApiOptions } from '@souk/marketplace-api';
import { apiFirebase } from '../firebase.ts';
import { homeOf } from '../home.ts';
import { marketplaceSecrets } from '../marketplace-secrets.ts';
import { apiMessages } from '../messages.ts';
import type { Progress } from '../progress.ts';
import { fillMarketplace } from './demo-data.ts';
import { runPayments } from './payments.ts';
import type { Startup } from './startup.ts';

interface Options extends Pick<MarketplaceApiOptions, 'limits' | 'unpaidLimits'> {
  databaseUrl: string;
  paymentsPort: number;
  /** The storefront's address; undefined until the edge is ready. */
  publicUrl: () => string | undefined;
  pictureDetail: Detail | undefined;
  orderClock: boolean;
}

interface Marketplace {
  apiUrl: string;
  paymentsUrl: string | null;
  /** The demo's pictures, still to be drawn; null where another API serves its own. */
  pictures: Pictures | null;
}

/** The API on the demo's data, with its payments; nothing is started where MARKETPLACE_API_URL names another one. */
export async function runMarketplaceApi(
  startup: Startup,
  { databaseUrl, paymentsPort, publicUrl, limits, unpaidLimits, pictureDetail, orderClock }: Options,
): Promise<Marketplace> {
  const { settings, progress, host, closeLater } = startup;
  if (settings.marketplaceApiUrl) return connectOtherApi(progress, settings.marketplaceApiUrl);
  await fillMarketplace(startup, databaseUrl);
  const mediaDir = homeOf(settings.home).media;
  const pictures = closeLater(await openDemoMedia(mediaDir, pictureDetail));
  const secrets = await marketplaceSecrets(settings.home);
  const { operatorToken } = secrets;
  const provider = await runPayments(startup, { secrets, port: paymentsPort });
  return progress.run('API', async () => {
    const googleKey = settings.googleMapsServerKey;
    const payments = { provider, publicUrl: () => publicUrl() ?? '' };
    const firebase = apiFirebase(settings.firebase);
    const options = {
      databaseUrl,
      mediaDir,
      prepareMedia: pictures.draw,
      host,
      googleKey,
      limits,
      unpaidLimits,
      operatorToken,
      payments,
      messages: apiMessages(settings),
      // Orders of a previous start are settled while the edge is still starting.
      publicUrl: () => publicUrl() ?? `http://localhost:${settings.port || 80}`,
      firebase,
      searchEngine: settings.searchEngine,
      // The edge forwards its clients' addresses; nobody else can reach the API.
      trustedProxies: ['loopback'],
    };
    const { url: apiUrl } = closeLater(await startMarketplaceApi(options));
    if (orderClock) closeLater(runOrderClock({ apiUrl, operatorToken }));
    // Cookies ignore ports, so the sandbox has a host name of its own.
    const paymentsUrl =
      provider.name === 'sandbox' ? `http://pay.localhost:${new URL(provider.url).port}` : null;
    return { apiUrl, paymentsUrl, pictures };
  });
}

async function connectOtherApi(progress: Progress, apiUrl: string): Promise<Marketplace> {
  for (const step of ['Demo data', 'Payments'])
    await progress.run(step, async (say) => say('skipped: MARKETPLACE_API_URL is set'));
  return progress.run('API', async (say) => {
    say(apiUrl);
    return { apiUrl, paymentsUrl: null, pictures: null };
  });
}
