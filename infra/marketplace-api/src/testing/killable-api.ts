import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { MarketplaceApiOptions } from '../start.ts';

/** The address of a process's API; without a shared database it opens an embedded one in a folder. */
export type ServedApi = Pick<
  MarketplaceApiOptions,
  'mediaDir' | 'port' | 'payments' | 'firebase' | 'operatorToken'
> &
  ({ databaseUrl: string; dataDir?: undefined } | { databaseUrl?: undefined; dataDir: string });

/** The API in a process of its own, which tests can kill at any moment. */
export interface KillableApi {
  /** Stays the same after every start. */
  readonly url: string;
  /** Changes with every start where the database is embedded. */
  readonly databaseUrl: string;
  /** Resolves as soon as it serves. */
  running(): Promise<void>;
  /** Kills the process, and starts it again on the same data and port. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const program = new URL('./serve-api.ts', import.meta.url).pathname;

async function start(options: ServedApi) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const message = await Promise.race([line, exited.then(() => null)]);
  if (!message) throw new Error('The API ended before it served.');
  const served = JSON.parse(message[0]) as { url: string; databaseUrl: string };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { ...served, kill };
}

export async function startKillableApi(options: ServedApi): Promise<KillableApi> {
  let process = await start(options);
  const { url } = process;
  const again = { ...options, port: Number(new URL(url).port) };
  let up = Promise.resolve();
  return {
    url,
    get databaseUrl() {
      return process.databaseUrl;
    },
    running: () => up,
    kill() {
      // Clients that lose their connection from now on wait for the next start.
      up = up.then(() => process.kill()).then(async () => void (process = await start(again)));
      return up;
    },
    async close() {
      const last = up;
      // Requests to a closed API are not waited for.
      up = last.then(() => Promise.reject(new Error('The API was closed.')));
      up.catch(() => {});
      await last.then(() => process.kill());
    },
  };
}
