import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ACTIONS } from '@souk/contracts';
import type { Scope } from '@souk/contracts';
import { createPool, migrate } from '@souk/database';
import type { Pool } from 'pg';
import { buildRegistry } from './app.ts';
import { listenForRevisions } from './channels/listen-for-revisions.ts';
import { saveDefaults } from './channels/remote-settings.ts';
import type { RegistryDefaults } from './channels/remote-settings.ts';
import { RevisionFeed } from './channels/revision-feed.ts';
import { COLLECT_EVERY_MS } from './retention/collect-when-due.ts';
import { createSigner, newSigningKey } from './signing/sign-document.ts';
import { openReleaseStore } from './store/open-release-store.ts';
import { isToken } from './tokens/token-format.ts';
import { saveToken } from './tokens/tokens.ts';

export interface RegistryOptions {
  databaseUrl: string;
  /** The folder that stores releases. */
  storeDir: string;
  /** An S3-compatible store for releases, in place of the folder: `s3://key:secret@host:port/bucket?region=…`. */
  storeUrl?: string | undefined;
  /** The operator's token, with every right; it creates all others. */
  token: string;
  /** The token of this machine's edges, which read and report telemetry. */
  edgeToken?: string;
  /** The verifier of this machine: its token, and the public half of its key, SPKI in base64. */
  verifier?: { token: string; publicKey: string };
  /** Ed25519 private key in PEM that signs documents for edges. Default: a new key. */
  signingKey?: string;
  host?: string;
  port?: number;
  /** Addresses and networks of proxies, or `loopback`, that are trusted to name a caller's address for the audit log. Default: none. */
  trustedProxies?: readonly string[];
  /** Writes a line to the log for every failure; default off. */
  log?: boolean;
  /** Default release settings of this registry, where they differ from the product's. */
  defaults?: RegistryDefaults;
  /** How often candidates are judged and due steps taken, in milliseconds; 0: never. Default: every 2 seconds. */
  driveMs?: number;
  /** How often releases that nothing needs are collected, in milliseconds; 0: only when asked. Default: once a day. */
  collectEveryMs?: number;
}

export interface RunningRegistry {
  url: string;
  /** The public key that edges verify signatures with, in PEM. */
  publicKey: string;
  close(): Promise<void>;
}

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

/** Starts the registry of releases; its API is below `/registry/v1`. */
export async function startRegistry(options: RegistryOptions): Promise<RunningRegistry> {
  for (const token of [options.token, options.edgeToken, options.verifier?.token])
    if (token !== undefined && !isToken(token))
      throw new Error('The configured token is malformed. Create one with `souk token create`.');
  const signer = createSigner(options.signingKey ?? newSigningKey().privateKey);
  const pool = createPool(options.databaseUrl);
  try {
    await migrate(pool, { schema: 'registry', directory: migrationsDirectory });
    await pool.query('insert into registry.registry_epoch (epoch) values ($1) on conflict do nothing', [
      randomUUID(),
    ]);
    await seedTokens(pool, options);
    await saveDefaults(pool, options.defaults ?? {});
    const { databaseUrl, log = false, driveMs = 2000, collectEveryMs = COLLECT_EVERY_MS } = options;
    const { trustedProxies = [] } = options;
    const store = await openReleaseStore(options);
    const feed = new RevisionFeed();
    const app = await buildRegistry({
      pool,
      store,
      feed,
      signer,
      log,
      trustedProxies,
      driveMs,
      collectEveryMs,
    });
    const listening = await listenForRevisions({ databaseUrl, feed });
    app.addHook('onClose', () => listening.close());
    const url = await app
      .listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
      .catch(async (error: unknown) => {
        await app.close();
        throw error;
      });
    return {
      url,
      publicKey: signer.publicKey,
      close: async () => {
        await app.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Stores the tokens of this machine's configuration. */
async function seedTokens(pool: Pool, { token, edgeToken, verifier }: RegistryOptions): Promise<void> {
  const base = { kind: 'person', createdBy: 'configuration', expiresAt: null } as const;
  const allActions = ACTIONS.filter((action) => action !== 'report' && action !== 'verify');
  await saveToken(pool, token, { ...base, name: 'operator', scopes: [{ remote: '*', actions: allActions }] });
  if (edgeToken !== undefined) {
    const scopes: Scope[] = [{ remote: '*', actions: ['read', 'report'] }];
    await saveToken(pool, edgeToken, { ...base, name: 'edge', scopes });
  }
  if (verifier !== undefined) {
    const scopes: Scope[] = [{ remote: '*', actions: ['read', 'verify'] }];
    const { token: verifierToken, publicKey: verifierKey } = verifier;
    await saveToken(pool, verifierToken, { ...base, name: 'verifier', scopes, verifierKey });
  }
}
