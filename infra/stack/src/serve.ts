import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createPool, migrate } from '@souk/database';
import { fillDemoData } from '@souk/demo-data';
import { startEdge } from '@souk/edge';
import { limitsOf } from '@souk/http-server';
import { migrationsDirectory, startMarketplaceApi } from '@souk/marketplace-api';
import { startVerifier } from '@souk/release-cli/verifier';
import { startConsole } from '@souk/release-console';
import { readSettings, type Settings } from '@souk/tooling/settings';
import { runCommand } from './command.ts';
import { builtConsolePage } from './console-page.ts';
import { apiFirebase, edgeFirebase } from './firebase.ts';
import { homeOf, makeHome } from './home.ts';
import { apiMessages } from './messages.ts';
import { Problem } from './problem.ts';
import { openRegistry } from './start-stack.ts';
import { untilStopped } from './until-stopped.ts';

/** Where links in mails lead without SOUK_PUBLIC_URL: the default of a storefront on this machine. */
const STOREFRONT = 'http://localhost:8080';

/** One part of Souk in a process of its own, for as many machines as there are: `serve.ts registry`, `edge`, `api`, `console`, `verifier`, `demo-data`. */
const PARTS: Record<
  string,
  (settings: Settings, stop: AbortSignal) => Promise<{ url: string; close(): Promise<void> } | null>
> = {
  async registry(settings) {
    return openRegistry({
      databaseUrl: needed(settings.databaseUrl, 'DATABASE_URL'),
      storeUrl: needed(settings.storeUrl, 'SOUK_STORE_URL'),
      storeDir: homeOf(settings.home).releases,
      token: needed(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      edgeToken: needed(settings.edgeToken, 'SOUK_EDGE_TOKEN'),
      ...verifierOf(settings),
      signingKey: asPem(needed(settings.signingKey, 'SOUK_SIGNING_KEY'), 'SOUK_SIGNING_KEY', 'private'),
      host: settings.host,
      port: settings.port,
      trustedProxies: settings.trustedProxies,
      log: true,
    });
  },

  async edge(settings) {
    return startEdge({
      registryUrl: needed(settings.registryUrl, 'SOUK_REGISTRY_URL'),
      registryToken: needed(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      registryKey: asPem(needed(settings.registryKey, 'SOUK_REGISTRY_KEY'), 'SOUK_REGISTRY_KEY', 'public'),
      apiUrl: needed(settings.marketplaceApiUrl, 'MARKETPLACE_API_URL'),
      publicUrl: settings.publicUrl,
      storeUrl: needed(settings.storeUrl, 'SOUK_STORE_URL'),
      storeDir: homeOf(settings.home).releases,
      cacheDir: homeOf(settings.home).cache,
      imageOrigins: settings.imageOrigins,
      googleMapsKey: settings.googleMapsBrowserKey,
      softwareId: settings.softwareId,
      firebase: edgeFirebase(settings.firebase),
      offlineReading: settings.offlineReading,
      serverRendering: settings.serverRendering,
      host: settings.host,
      port: settings.port,
      trustedProxies: settings.trustedProxies,
      hosts: settings.hosts,
      clientLimits: limitsOf(settings.connectionsPerAddress),
      log: true,
    });
  },

  async api(settings) {
    return startMarketplaceApi({
      databaseUrl: needed(settings.databaseUrl, 'DATABASE_URL'),
      mediaDir: homeOf(settings.home).media,
      operatorToken: settings.operatorToken,
      googleKey: settings.googleMapsServerKey,
      firebase: apiFirebase(settings.firebase),
      payments: settings.stripe && {
        provider: { name: 'stripe', ...settings.stripe },
        publicUrl: needed(settings.publicUrl, 'SOUK_PUBLIC_URL'),
      },
      messages: apiMessages(settings),
      publicUrl: settings.publicUrl ?? STOREFRONT,
      trustedProxies: settings.trustedProxies,
      searchEngine: settings.searchEngine,
      host: settings.host,
      port: settings.port,
    });
  },

  async console(settings, stop) {
    return startConsole({
      registryUrl: needed(settings.registryUrl, 'SOUK_REGISTRY_URL'),
      pageDir: await builtConsolePage((detail) => detail && console.log(detail), stop),
      trustedProxies: settings.trustedProxies,
      hosts: settings.hosts,
      host: settings.host,
      port: settings.port,
    });
  },

  async verifier(settings) {
    const registryUrl = needed(settings.registryUrl, 'SOUK_REGISTRY_URL');
    const verifier = startVerifier({
      registryUrl,
      token: needed(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      key: needed(settings.verifierKey, 'SOUK_VERIFIER_KEY'),
      storefront: needed(settings.publicUrl, 'SOUK_PUBLIC_URL'),
      chromiumPath: settings.chromiumPath,
      log: (line) => console.error(line),
    });
    return { url: registryUrl, close: () => verifier.close() };
  },

  async 'demo-data'(settings) {
    const databaseUrl = needed(settings.databaseUrl, 'DATABASE_URL');
    const pool = createPool(databaseUrl);
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory }).finally(() => pool.end());
    await fillDemoData({ databaseUrl, mediaDir: homeOf(settings.home).media, items: settings.demoItems });
    return null;
  },
};

await runCommand(async (stop) => {
  const [name = ''] = process.argv.slice(2);
  const start = PARTS[name];
  if (!start) throw new Problem(`There is no part "${name}"; there are ${Object.keys(PARTS).join(', ')}.`);
  const settings = readSettings();
  await makeHome(settings.home);
  const part = await start(settings, stop);
  console.log(part ? `${name} is ready: ${part.url}` : `${name} is done`);
  if (!part) return 0;
  await untilStopped(stop);
  await part.close();
  return 0;
});

/** A registry goes without a verifier; half of one is a mistake. */
function verifierOf({ verifierToken, verifierPublicKey }: Settings) {
  if (verifierToken === undefined && verifierPublicKey === undefined) return {};
  const token = needed(verifierToken, 'SOUK_VERIFIER_TOKEN');
  const publicKey = needed(verifierPublicKey, 'SOUK_VERIFIER_PUBLIC_KEY');
  return { verifier: { token, publicKey } };
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new Problem(`${name} must be set where a part runs alone.`);
  return value;
}

/** A key travels as one line of base64, and is used as PEM. */
function asPem(base64: string, name: string, half: 'private' | 'public'): string {
  const key = Buffer.from(base64, 'base64');
  try {
    const read =
      half === 'private'
        ? createPrivateKey({ key, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' })
        : createPublicKey({ key, format: 'der', type: 'spki' }).export({ type: 'spki', format: 'pem' });
    return read.toString();
  } catch {
    throw new Problem(`${name} must be the ${half} half of an Ed25519 key, in base64.`);
  }
}
