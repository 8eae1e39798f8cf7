import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createPool, migrate } from '@souk/database';
import { buildRegistry } from './app.ts';

export interface RegistryOptions {
  databaseUrl: string;
  /** The folder that releases are kept in. */
  storeDir: string;
  /** The bearer token of everything that changes state. */
  token: string;
  host?: string;
  port?: number;
  /** Writes a line to the log for every failure; default off. */
  log?: boolean;
}

export interface RunningRegistry {
  url: string;
  close(): Promise<void>;
}

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

/** Starts the registry of releases; its API is below `/registry/v1`. */
export async function startRegistry(options: RegistryOptions): Promise<RunningRegistry> {
  if (options.token.length < 16) throw new Error('The registry token must have 16 characters at the least.');
  const pool = createPool(options.databaseUrl);
  try {
    await migrate(pool, { schema: 'registry', directory: migrationsDirectory });
    await pool.query('insert into registry.registry_epoch (epoch) values ($1) on conflict do nothing', [
      randomUUID(),
    ]);
    const app = await buildRegistry({
      pool,
      storeDir: options.storeDir,
      token: options.token,
      log: options.log ?? false,
    });
    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
    return {
      url,
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
