import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ACTIONS } from '@souk/contracts';
import type { Scope } from '@souk/contracts';
import { createPool, migrate } from '@souk/database';
import type { Pool } from 'pg';
import { buildRegistry } from './app.ts';
import { listenForRevisions } from './channels/listen-for-revisions.ts';
import { keepDefaults } from './channels/remote-settings.ts';
import type { RegistryDefaults } from './channels/remote-settings.ts';
import { RevisionFeed } from './channels/revision-feed.ts';
import { COLLECT_EVERY_MS } from './retention/collect-when-due.ts';
import { createSigner, newSigningKey } from './signing/sign-document.ts';
import { openReleaseStore } from './store/open-release-store.ts';
import { isToken } from './tokens/token-format.ts';
import { keepToken } from './tokens/tokens.ts';

export interface RegistryOptions {
  databaseUrl: string;
  /** The folder that releases are kept in. */
  storeDir: string;
  /** An S3-compatible store for releases, in place of the folder: `s3://key:secret@host:port/bucket?region=…`. */
  storeUrl?: string | undefined;
  /** The operator's token, with every right; makes all others. */
  token: string;
  /** The token of this machine's edges: they read, and hand telemetry in. */
  edgeToken?: string;
  /** The verifier of this machine: its token, and the public half of its key, SPKI in base64. */
  verifier?: { token: string; publicKey: string };
  /** Ed25519 private key in PEM: what edges take is signed with it. Default: one that nobody else has. */
  signingKey?: string;
  host?: string;
  port?: number;
  /** Addresses and networks of proxies, or `loopback`: what they say of a caller's address is in the audit. Default: none. */
  trustedProxies?: readonly string[];
  /** Writes a line to the log for every failure; default off. */
  log?: boolean;
  /** How remotes are released where nobody decided, if otherwise than everywhere. */
  defaults?: RegistryDefaults;
  /** How often candidates are judged and due steps taken, in milliseconds; 0: never. Default: every 2 seconds. */
  driveMs?: number;
  /** How often releases that nothing needs are collected, in milliseconds; 0: only when asked. Default: once a day. */
  collectEveryMs?: number;
}

export interface RunningRegistry {
  url: string;
  /** What edges check signatures with, in PEM. */
  publicKey: string;
  close(): Promise<void>;
}

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

/** Starts the registry of releases; its API is below `/registry/v1`. */
export async function startRegistry(options: RegistryOptions): Promise<RunningRegistry> {
  for (const token of [options.token, options.edgeToken, options.verifier?.token])
    if (token !== undefined && !isToken(token))
      throw new Error('A token of the registry must be one that it made.');
  const signer = createSigner(options.signingKey ?? newSigningKey().privateKey);
  const pool = createPool(options.databaseUrl);
  try {
    await migrate(pool, { schema: 'registry', directory: migrationsDirectory });
    await pool.query('insert into registry.registry_epoch (epoch) values ($1) on conflict do nothing', [
      randomUUID(),
    ]);
    await letIn(pool, options);
    await keepDefaults(pool, options.defaults ?? {});
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

/** Tokens that this machine's configuration gives. */
async function letIn(pool: Pool, { token, edgeToken, verifier }: RegistryOptions): Promise<void> {
  const own = { kind: 'person', createdBy: 'configuration', expiresAt: null } as const;
  const every = ACTIONS.filter((action) => action !== 'report' && action !== 'verify');
  await keepToken(pool, token, { ...own, name: 'operator', scopes: [{ remote: '*', actions: every }] });
  if (edgeToken !== undefined) {
    const scopes: Scope[] = [{ remote: '*', actions: ['read', 'report'] }];
    await keepToken(pool, edgeToken, { ...own, name: 'edge', scopes });
  }
  if (verifier !== undefined) {
    const scopes: Scope[] = [{ remote: '*', actions: ['read', 'verify'] }];
    const { token: held, publicKey: verifierKey } = verifier;
    await keepToken(pool, held, { ...own, name: 'verifier', scopes, verifierKey });
  }
}
