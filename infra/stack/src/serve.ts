import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createPool, migrate } from '@souk/database';
import { fillDemoData, openDemoMedia } from '@souk/demo-data';
import { startEdge } from '@souk/edge';
import { limitsOf } from '@souk/http-server';
import { migrationsDirectory, startMarketplaceApi, type MarketplaceApiOptions } from '@souk/marketplace-api';
import { startVerifier } from '@souk/release-cli/verifier';
import { startConsole } from '@souk/release-console';
import { readSettings, type Settings } from '@souk/tooling/settings';
import { runCommand } from './command.ts';
import { builtPage } from './built-page.ts';
import { apiFirebase, edgeFirebase } from './firebase.ts';
import { homeOf, makeHome } from './home.ts';
import { apiMessages } from './messages.ts';
import { openRegistry } from './open-registry.ts';
import { UserError } from './user-error.ts';
import { requireDatabase } from './require-database.ts';
import { untilStopped } from './until-stopped.ts';

/** The storefront's address for links in mails without SOUK_PUBLIC_URL: the default on this machine. */
const DEFAULT_STOREFRONT = 'http://localhost:8080';

/** Runs one part of Souk in a process of its own, for several machines: `serve.ts registry`, `edge`, `api`, `console`, `verifier`, `demo-data`. */
const PARTS: Record<
  string,
  (settings: Settings, stop: AbortSignal) => Promise<{ url: string; close(): Promise<void> } | null>
> = {
  async registry(settings) {
    const options = {
      databaseUrl: await usableDatabase(settings),
      storeUrl: requireSetting(settings.storeUrl, 'SOUK_STORE_URL'),
      storeDir: homeOf(settings.home).releases,
      token: requireSetting(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      edgeToken: requireSetting(settings.edgeToken, 'SOUK_EDGE_TOKEN'),
      ...verifierOf(settings),
      signingKey: asPem(
        requireSetting(settings.signingKey, 'SOUK_SIGNING_KEY'),
        'SOUK_SIGNING_KEY',
        'private',
      ),
      host: settings.host,
      port: settings.port,
      trustedProxies: settings.trustedProxies,
      log: true,
    };
    await makeHome(settings.home);
    return openRegistry(options);
  },

  async edge(settings) {
    const options = {
      registryUrl: requireSetting(settings.registryUrl, 'SOUK_REGISTRY_URL'),
      registryToken: requireSetting(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      registryKey: asPem(
        requireSetting(settings.registryKey, 'SOUK_REGISTRY_KEY'),
        'SOUK_REGISTRY_KEY',
        'public',
      ),
      apiUrl: requireSetting(settings.marketplaceApiUrl, 'MARKETPLACE_API_URL'),
      publicUrl: settings.publicUrl,
      storeUrl: requireSetting(settings.storeUrl, 'SOUK_STORE_URL'),
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
    };
    await makeHome(settings.home);
    return startEdge(options);
  },

  async api(settings) {
    const options: MarketplaceApiOptions = {
      databaseUrl: await usableDatabase(settings),
      mediaDir: homeOf(settings.home).media,
      operatorToken: settings.operatorToken,
      googleKey: settings.googleMapsServerKey,
      firebase: apiFirebase(settings.firebase),
      payments: settings.stripe && {
        provider: { name: 'stripe', ...settings.stripe },
        publicUrl: requireSetting(settings.publicUrl, 'SOUK_PUBLIC_URL'),
      },
      messages: apiMessages(settings),
      publicUrl: settings.publicUrl ?? DEFAULT_STOREFRONT,
      trustedProxies: settings.trustedProxies,
      searchEngine: settings.searchEngine,
      host: settings.host,
      port: settings.port,
    };
    await makeHome(settings.home);
    return startMarketplaceApi(options);
  },

  async console(settings, stop) {
    return startConsole({
      registryUrl: requireSetting(settings.registryUrl, 'SOUK_REGISTRY_URL'),
      pageDir: await builtPage('infra/release-console', (detail) => detail && console.log(detail), stop),
      trustedProxies: settings.trustedProxies,
      hosts: settings.hosts,
      host: settings.host,
      port: settings.port,
    });
  },

  async verifier(settings) {
    const registryUrl = requireSetting(settings.registryUrl, 'SOUK_REGISTRY_URL');
    const verifier = startVerifier({
      registryUrl,
      token: requireSetting(settings.registryToken, 'SOUK_REGISTRY_TOKEN'),
      key: requireSetting(settings.verifierKey, 'SOUK_VERIFIER_KEY'),
      storefront: requireSetting(settings.publicUrl, 'SOUK_PUBLIC_URL'),
      chromiumPath: settings.chromiumPath,
      log: (line) => console.error(line),
    });
    return { url: registryUrl, close: () => verifier.close() };
  },

  async 'demo-data'(settings) {
    const databaseUrl = await usableDatabase(settings);
    await makeHome(settings.home);
    const pool = createPool(databaseUrl);
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory }).finally(() => pool.end());
    await fillDemoData({
      databaseUrl,
      items: settings.demoItems,
      extraModules: settings.demoModules,
    });
    // The machines that serve pictures know nothing of this process, so it ends when all are drawn.
    const pictures = await openDemoMedia(homeOf(settings.home).media);
    await pictures.drawAll().finally(() => pictures.close());
    return null;
  },
};

await runCommand(async (stop) => {
  const [name = ''] = process.argv.slice(2);
  const start = PARTS[name];
  if (!start)
    throw new UserError(`There is no part "${name}". Choose one of ${Object.keys(PARTS).join(', ')}.`);
  const settings = readSettings();
  const part = await start(settings, stop);
  console.log(part ? `${name} is ready: ${part.url}` : `${name} is done`);
  if (!part) return 0;
  await untilStopped(stop);
  await part.close();
  return 0;
});

/** A verifier is optional, but needs both its token and its key. */
function verifierOf({ verifierToken, verifierPublicKey }: Settings) {
  if (verifierToken === undefined && verifierPublicKey === undefined) return {};
  const token = requireSetting(verifierToken, 'SOUK_VERIFIER_TOKEN');
  const publicKey = requireSetting(verifierPublicKey, 'SOUK_VERIFIER_PUBLIC_KEY');
  return { verifier: { token, publicKey } };
}

/** @throws UserError where DATABASE_URL is missing, or its database cannot be used. */
async function usableDatabase(settings: Settings): Promise<string> {
  const url = requireSetting(settings.databaseUrl, 'DATABASE_URL');
  await requireDatabase(url);
  return url;
}

function requireSetting(value: string | undefined, name: string): string {
  if (value === undefined)
    throw new UserError(
      `${name} is not set, and this part cannot run alone without it. Set it as README.md, under Configuration, says.`,
    );
  return value;
}

/** Keys are configured as one line of base64, and used as PEM. */
function asPem(base64: string, name: string, half: 'private' | 'public'): string {
  const key = Buffer.from(base64, 'base64');
  try {
    const read =
      half === 'private'
        ? createPrivateKey({ key, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' })
        : createPublicKey({ key, format: 'der', type: 'spki' }).export({ type: 'spki', format: 'pem' });
    return read.toString();
  } catch {
    throw new UserError(
      `${name} is not the ${half} half of an Ed25519 key in base64. Check that it was copied completely; make-secrets.ts creates a new pair.`,
    );
  }
}
