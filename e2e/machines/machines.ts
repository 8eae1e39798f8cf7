import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgresServer } from '@souk/database/testing';
import { startS3Server, type S3Server } from '@souk/object-store/testing';
import getPort from 'get-port';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { nginx } from './nginx.ts';
import { partOf, type Part } from './part.ts';
import { takeOver } from './publish-folder.ts';

const LOOPBACK = { host: '127.0.0.1' };
const ROOT = join(import.meta.dirname, '../..');
const TSX = ['--import', import.meta.resolve('tsx')];

const NAMES = [
  'registry-1',
  'registry-2',
  'api-1',
  'api-2',
  'edge-1',
  'edge-2',
  'console-1',
  'console-2',
] as const;
export type PartName = (typeof NAMES)[number];

/** Two of every part, one PostgreSQL and one S3-compatible store behind nginx, all on this machine. */
export interface Machines {
  /** The storefront, as visitors know it. */
  url: string;
  /** The same over TLS. */
  encryptedUrl: string;
  /** The registry, as edges and pipelines know it. */
  registryUrl: string;
  /** The console, as admins know it. */
  consoleUrl: string;
  token: string;
  parts: Readonly<Record<PartName, Part>>;
  store: S3Server;
  close(): Promise<void>;
}

export async function startMachines(): Promise<Machines> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-machines-'));
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const database = await startPostgresServer();
    if (!database) throw new Error('No PostgreSQL server is installed.');
    closers.push(() => database.close());
    const store = await startS3Server();
    closers.push(() => store.close());

    const secrets = join(folder, 'secrets');
    await serve('make-secrets.ts', [secrets], {});
    const registrySecrets = await readVariables(join(secrets, 'registry.env'));
    const edgeSecrets = await readVariables(join(secrets, 'edge.env'));

    const ports = Object.fromEntries(
      await Promise.all(NAMES.map(async (name) => [name, await getPort(LOOPBACK)] as const)),
    ) as Record<PartName, number>; // Every name has its entry.
    const storefront = await getPort(LOOPBACK);
    const encrypted = await getPort(LOOPBACK);
    const inside = `http://127.0.0.1:${await getPort(LOOPBACK)}`;
    const consolePort = await getPort(LOOPBACK);
    const data = { DATABASE_URL: database.url, SOUK_STORE_URL: store.url };
    const variables = {
      registry: { ...data, ...registrySecrets },
      api: { DATABASE_URL: database.url },
      edge: {
        ...edgeSecrets,
        SOUK_STORE_URL: store.url,
        SOUK_REGISTRY_URL: inside,
        MARKETPLACE_API_URL: inside,
      },
      console: { SOUK_REGISTRY_URL: inside },
    };
    const ready = {
      registry: '/registry/v1/openapi.json',
      api: '/api/v1/module',
      edge: '/healthz',
      console: '/healthz',
    };
    const part = (name: PartName): Part => {
      const [kind] = name.split('-') as ['registry' | 'api' | 'edge' | 'console'];
      return partOf({
        command: process.execPath,
        args: [...TSX, join(ROOT, 'infra/stack/src/serve.ts'), kind],
        cwd: ROOT,
        environment: {
          PATH: process.env.PATH,
          PORT: String(ports[name]),
          SOUK_HOME: join(folder, name),
          // nginx, the edges and the consoles say whom they speak for, as the proxies of infra/deploy do.
          SOUK_TRUSTED_PROXIES: 'loopback',
          ...variables[kind],
        },
        // Whatever it answers, it listens.
        isReady: async () => (await fetch(`http://127.0.0.1:${ports[name]}${ready[kind]}`)).status > 0,
      });
    };
    const parts = Object.fromEntries(NAMES.map((name) => [name, part(name)])) as Machines['parts'];
    for (const each of Object.values(parts)) closers.push(() => each.kill());
    await shareMedia(folder);
    await serve('serve.ts', ['demo-data'], {
      DATABASE_URL: database.url,
      SOUK_HOME: join(folder, 'api-1'),
    });
    for (const each of Object.values(parts)) await each.start();

    const pick = (kind: string) => NAMES.filter((name) => name.startsWith(kind)).map((name) => ports[name]);
    const front = await nginx({
      folder: join(folder, 'nginx'),
      storefront,
      encrypted,
      inside: Number(new URL(inside).port),
      edges: pick('edge'),
      registries: pick('registry'),
      apis: pick('api'),
      console: consolePort,
      consoles: pick('console'),
    });
    closers.push(() => front.kill());
    await front.start();

    const token = registrySecrets.SOUK_REGISTRY_TOKEN ?? '';
    const stack = stackUnderTest();
    await takeOver(stack.url, stack.releases, { registryUrl: inside, token });
    return {
      url: `http://localhost:${storefront}`,
      encryptedUrl: `https://localhost:${encrypted}`,
      registryUrl: inside,
      consoleUrl: `http://console.localhost:${consolePort}`,
      token,
      parts,
      store,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a command of the stack to its end. */
async function serve(script: string, args: readonly string[], environment: Record<string, string>) {
  await promisify(execFile)(process.execPath, [...TSX, join(ROOT, 'infra/stack/src', script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
  });
}

async function readVariables(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/** Pictures take the longest to make, and are on every machine: those of the stack under test. */
async function shareMedia(folder: string): Promise<void> {
  for (const name of ['api-1', 'api-2']) {
    await mkdir(join(folder, name), { recursive: true });
    await symlink(join(dirname(stackUnderTest().releases), 'media'), join(folder, name, 'media'));
  }
}
