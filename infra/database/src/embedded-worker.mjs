// Plain JavaScript, like its imports: a worker does not inherit the loader that runs TypeScript.
import { chmodSync, mkdirSync, openAsBlob } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import { MessageQueue } from './message-queue.mjs';

const { dataDir, template, socket: path } = workerData;
if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const extensions = { pg_trgm };
const database = await PGlite.create(
  dataDir ?? 'memory://',
  template ? { extensions, loadDataDir: await openAsBlob(template) } : { extensions },
);
const queryQueue = new MessageQueue(database);
const handlers = new Set();

const server = createServer((socket) => {
  const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true });
  handlers.add(handler);
  for (const end of ['close', 'error']) handler.addEventListener(end, () => handlers.delete(handler));
  void handler.attach(socket);
});

server.listen(path, () => {
  // The folder's permissions keep other users out until then.
  chmodSync(path, 0o600);
  parentPort?.postMessage('ready');
});

parentPort?.on('message', async () => {
  server.close();
  await Promise.all([...handlers].map((handler) => handler.detach(true)));
  await database.close();
  // Ends this thread alone; it does not wait for a socket whose other end is slow to close.
  process.exit();
});
