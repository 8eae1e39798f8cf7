import { once } from 'node:events';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-folder-lock.ts';
import { makeSocketFolder } from './socket-folder.ts';
import type { SocketFolder } from './socket-folder.ts';

export interface EmbeddedDatabase {
  url: string;
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Starts the embedded PostgreSQL at a socket that no other user of this machine can open. It runs in a worker, since a query would block the event loop.
 * All connections share one backend: no named statements, no SET, no advisory locks.
 * @param options.dataDir created if missing; without it, the data is in memory and lost at the end
 * @param options.closeTimeoutMs how long `close()` waits for queries that still run, 10 s by default; what was committed is on disk then as well
 * @param options.template a dump of an empty data folder to start with, which is much faster than creating one
 * @throws DataFolderLockedError when another process uses the folder
 */
export async function startEmbedded(
  options: { dataDir?: string; template?: string; closeTimeoutMs?: number } = {},
): Promise<EmbeddedDatabase> {
  const folder = options.dataDir === undefined ? null : ownFolder(options.dataDir);
  const unlock = folder ? lockDataFolder(folder) : () => {};
  let socket: SocketFolder | null = null;
  try {
    socket = makeSocketFolder(folder);
    const { path, url, remove } = socket;
    const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), {
      workerData: { dataDir: folder ? join(folder, 'pg') : null, template: options.template, socket: path },
    });
    await firstMessage(worker);
    worker.on('error', (error) => {
      throw error;
    });
    const release = () => {
      remove();
      unlock();
    };
    return { url, close: () => end(worker, options.closeTimeoutMs ?? CLOSE_TIMEOUT_MS).finally(release) };
  } catch (error) {
    socket?.remove();
    unlock();
    throw error;
  }
}

function ownFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

function firstMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database exited before it was ready.')));
  });
}

async function end(worker: Worker, timeoutMs: number): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = once(worker, 'exit');
  worker.postMessage('close');
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  await ended;
  clearTimeout(timer);
}
