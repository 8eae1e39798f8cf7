// Plain JavaScript: a worker does not inherit the loader that runs TypeScript.
import { mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { dataDir } = workerData;
if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const database = await PGlite.create(dataDir ?? 'memory://');
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 100 });
await server.start();

parentPort?.on('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage(Number(server.getServerConn().split(':').at(-1)));
