import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { PERMISSION_OPTION } from './permission-option.ts';

/** What code can try that has escaped from the context, with every module that was loaded before. */
const ATTEMPTS = {
  'a connection': `net.connect(port, '127.0.0.1')`,
  'a request': `http.get({ port, host: '127.0.0.1' })`,
  'a fetch': `open('http://127.0.0.1:' + port)`,
  'a local socket': `net.connect(path)`,
  'a datagram': `dgram.createSocket('udp4').send('x', datagrams, '127.0.0.1')`,
};
const SILENT = {
  'a server of its own': `net.createServer().listen(0, () => process.send('reached'))`,
  'the name of a host': `dns.lookup('localhost', () => process.send('reached'))`,
  'a question to a name server': `new dns.Resolver().resolve4('localhost', () => process.send('reached'))`,
  'another module': `process.send(typeof require === 'undefined' && !process.getBuiltinModule ? '' : 'reached')`,
};

const script = (attempt: string, isClosed: boolean) => `
  import net from 'node:net'; import http from 'node:http'; import dgram from 'node:dgram'; import dns from 'node:dns';
  import { closeNetwork } from './close-network.ts';
  const open = globalThis.fetch;
  ${isClosed ? 'closeNetwork();' : ''}
  const { port, path, datagrams } = JSON.parse(process.argv[1]);
  process.on('uncaughtException', () => process.exit());
  process.on('unhandledRejection', () => process.exit());
  process.on('disconnect', () => process.exit());
  ${attempt};`;

/** Nothing comes back of these. */
const TRIED = `;setImmediate(() => setImmediate(() => process.send('tried')))`;

describe('the network of a process that renders pages', () => {
  const servers: Server[] = [];
  const datagrams = createSocket('udp4');
  let reached: () => void = () => undefined;
  let folder: string;
  let addresses: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-network-'));
    const path = join(folder, 'socket');
    const listen = async (where: number | string) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined).destroy();
        reached();
      });
      servers.push(server);
      await new Promise<void>((done) =>
        typeof where === 'number' ? server.listen(where, '127.0.0.1', done) : server.listen(where, done),
      );
      return server.address();
    };
    const { port } = (await listen(0)) as AddressInfo;
    await listen(path);
    datagrams.on('message', () => reached());
    await new Promise<void>((done) => datagrams.bind(0, '127.0.0.1', done));
    addresses = JSON.stringify({ port, path, datagrams: datagrams.address().port });
  });
  after(async () => {
    for (const server of servers) server.close();
    datagrams.close();
    await rm(folder, { recursive: true });
  });

  /** Runs an attempt in a process with the renderer's rights; resolves to whether something was reached before it ended. */
  const runs = (attempt: string, isClosed: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const code = buildSync({
        stdin: {
          contents: script(attempt, isClosed),
          resolveDir: fileURLToPath(new URL('.', import.meta.url)),
          loader: 'ts',
        },
        bundle: true,
        write: false,
        platform: 'node',
        format: 'cjs',
      }).outputFiles[0]?.text;
      const args = [PERMISSION_OPTION, '--no-warnings', '--eval', code ?? '', addresses];
      const child = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      let isReached = false;
      reached = () => {
        isReached = true;
        child.disconnect();
      };
      child.on('message', (message) => {
        if (message === 'reached') reached();
        // Without a network nothing happens from here on.
        else if (isClosed && child.connected) child.disconnect();
      });
      child.once('exit', () => resolve(isReached));
    });

  for (const [what, attempt] of Object.entries(ATTEMPTS)) {
    it(`is closed: ${what} reaches nobody`, async () =>
      assert.equal(await runs(attempt + TRIED, true), false));
    it(`is open for ${what} otherwise`, async () => assert.equal(await runs(attempt, false), true));
  }
  for (const [what, attempt] of Object.entries(SILENT))
    it(`is closed: there is no access to ${what}`, async () =>
      assert.equal(await runs(attempt, true), false));
});
