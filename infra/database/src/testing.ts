import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import getPort from 'get-port';
import { startEmbedded } from './embedded.ts';
import { createPool } from './pool.ts';
import type { PostgresServer } from './postgres-server.ts';
import {
  emptyDatabaseOn,
  preparedDatabaseOn,
  type Preparation,
  type PreparedDatabase,
} from './prepared-database.ts';

export type { PostgresServer };

/** A server that tests can crash and restart. */
export interface CrashablePostgresServer extends PostgresServer {
  /** Kills it at once, with every connection and without writing its buffers. */
  crash(): Promise<void>;
  /** Restarts it on the same data and port. */
  restart(): Promise<void>;
}

/** The folder of the newest installed server's programs, or null. */
function serverPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  const folder = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return folder ?? null;
}

/** PostgreSQL refuses to run as root; then it runs as another user. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user: try the next
    }
  }
  return undefined;
}

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/** Where a test's data is kept: in memory, where that has room. Every new database is hundreds of files. */
function dataRoot(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > 4 * GIB ? IN_MEMORY : tmpdir();
}

/** Starts a real PostgreSQL server for tests, in a temporary folder on the loopback; null where none is installed. */
export async function startPostgresServer(): Promise<CrashablePostgresServer | null> {
  const programs = serverPrograms();
  if (!programs) return null;
  const user = otherUser();
  const folder = mkdtempSync(join(dataRoot(), 'souk-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  // Without a locale, a minimal machine would create SQL_ASCII databases, and Arabic would compare as bytes.
  const initialise = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initialise, run);
  const port = await getPort({ host: '127.0.0.1' });
  const options = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    '-F',
    '-c',
    'max_connections=200',
  ];
  const launch = () => {
    const server = spawn(join(programs, 'postgres'), options, run);
    return { server, ended: new Promise<void>((resolve) => server.once('exit', () => resolve())) };
  };
  let running = launch();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    running.server.kill(signal);
    await running.ended;
  };
  const close = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await answers(url, running.ended);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    close,
    // SIGQUIT is its immediate shutdown: the next start recovers as from a crash.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      running = launch();
      await answers(url, running.ended);
    },
  };
}

/** Resolves once the server accepts queries. */
async function answers(url: string, ended: Promise<void>): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  const pool = createPool(url, { max: 1 });
  try {
    const deadline = Date.now() + 30_000;
    for (;;) {
      try {
        await pool.query('select 1');
        return;
      } catch (error) {
        if (gone || Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await pool.end();
  }
}

export interface TestDatabase {
  name: 'embedded' | 'server';
  /** Starts an empty database. */
  open(): Promise<PostgresServer>;
}

/**
 * The databases on which a suite runs: those in `SOUK_TEST_DATABASES`, by default the embedded one. A suite about
 * differences between them takes `every` available one, from `SOUK_TEST_EVERY_DATABASE`.
 * A requested server that is not installed is skipped with a message; with `CI` set that is an error.
 */
export function testDatabases(which?: 'every'): TestDatabase[] {
  const names = testDatabaseNames(which);
  const databases: TestDatabase[] = [];
  if (names.includes('embedded')) databases.push({ name: 'embedded', open: openEmbeddedDatabase });
  if (names.includes('server')) {
    if (serverPrograms()) databases.push({ name: 'server', open: openServerDatabase });
    else if (process.env.CI)
      throw new Error(
        'No PostgreSQL server is installed. With CI set, the tests on a server must run: install PostgreSQL.',
      );
    else console.log('Skipped the tests on a PostgreSQL server: none is installed.');
  }
  return databases;
}

/** An empty database of the kind that most suites of a run use: a server where one is installed, which starts in a fraction of the time. */
export function openTestDatabase(): Promise<PostgresServer> {
  const database = testDatabases().at(-1);
  if (!database) throw new Error('SOUK_TEST_DATABASES names no database. Use embedded, server or both.');
  return database.open();
}

/** A filled database: on the server of `SOUK_TEST_SERVER` a copy of the one that the first suite filled, else a new one. */
export async function openPreparedDatabase<T>(
  { name, open }: TestDatabase,
  preparation: Preparation<T>,
): Promise<PreparedDatabase<T>> {
  const server = name === 'server' && process.env.SOUK_TEST_SERVER;
  if (server) return preparedDatabaseOn(server, preparation);
  const database = await open();
  try {
    return { ...database, prepared: await preparation.fill(database.url) };
  } catch (error) {
    // A database left open would keep the test process from ending.
    await database.close();
    throw error;
  }
}

/** The names of `testDatabases()`. */
export function testDatabaseNames(which?: 'every'): string[] {
  const { SOUK_TEST_DATABASES: some = 'embedded', SOUK_TEST_EVERY_DATABASE: every = some } = process.env;
  return (which === 'every' ? every : some).split(',');
}

/** An empty embedded database, from the template that `SOUK_TEST_EMBEDDED_TEMPLATE` names where it is set. */
export const openEmbeddedDatabase = (
  options: Omit<Parameters<typeof startEmbedded>[0], 'template'> = {},
): Promise<PostgresServer> =>
  startEmbedded({ template: process.env.SOUK_TEST_EMBEDDED_TEMPLATE, ...options });

/** Writes the initial content of an empty embedded database to a file, which all suites of a run share. */
export async function writeEmbeddedTemplate(file: string): Promise<void> {
  const database = await PGlite.create();
  try {
    const dump = await database.dumpDataDir('none');
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** An empty database, on the server of `SOUK_TEST_SERVER`, or on one that is started for it. */
export async function openServerDatabase(): Promise<PostgresServer> {
  if (process.env.SOUK_TEST_SERVER) return emptyDatabaseOn(process.env.SOUK_TEST_SERVER);
  const server = await startPostgresServer();
  if (!server) throw new Error('No PostgreSQL server is installed in /usr/lib/postgresql.');
  return server;
}
