import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { FEDERATION_RUNTIME, HOST_NAME, RECORD_FILE, SERVER_FILE, federationName } from '@souk/contracts';
import { openTestDatabase } from '@souk/database/testing';
import { startEdge } from '@souk/edge';
import type { RunningEdge } from '@souk/edge';
import { createRegistryClient } from '@souk/release-cli';
import type { RegistryClient } from '@souk/release-cli';
import { run } from '@souk/release-cli/command';
import { newToken, startRegistry } from '@souk/release-registry';
import type { RunningRegistry } from '@souk/release-registry';

/** An address without a server. */
const NOBODY = 'http://127.0.0.1:1';

const EMPTY = '<div id="souk"></div>';

/** A host's server bundle, which names the path of each page. */
const BUNDLE = `
var soukServer = (() => {
  let progress;
  return {
    begin(text) {
      const { path, language, zoneIds, module } = JSON.parse(text);
      const hydrationState = { path, language, zoneIds, module, stores: {}, answers: [], inlineStyles: [] };
      progress = { calls: [], page: { html: '<h1>' + path + '</h1>', css: '', accent: '', hydrationState } };
    },
    answer() {},
    takeProgress() { return JSON.stringify(progress); },
  };
})();`;

/** The command, the registry and an edge as they are. */
describe('server rendering that an operator switches', () => {
  const token = newToken('person');
  let folder: string;
  let database: { url: string; close(): Promise<void> };
  let registry: RunningRegistry;
  let operator: RegistryClient;
  let edge: RunningEdge;
  let edgeLog = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-rendering-'));
    database = await openTestDatabase();
    registry = await startRegistry({ databaseUrl: database.url, storeDir: join(folder, 'releases'), token });
    operator = createRegistryClient({ url: registry.url, token });
    await publish(HOST_NAME, { [SERVER_FILE]: BUNDLE });
    for (const [remote, route] of Object.entries({ food: '/home', browse: '/stores' })) {
      await operator.giveGrant(remote, { routes: [route], moduleTypes: ['*'] });
      await publish(remote, {}, route);
    }
    edge = await startEdgeAt(registry.url);
    mock.method(console, 'log', () => undefined);
    mock.method(process.stderr, 'write', () => true);
  });
  after(async () => {
    mock.restoreAll();
    await edge.close();
    await registry.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const startEdgeAt = (registryUrl: string) =>
    startEdge({
      port: 0,
      registryUrl,
      registryToken: token,
      registryKey: registry.publicKey,
      apiUrl: NOBODY,
      storeDir: join(folder, 'releases'),
      cacheDir: join(folder, 'edge'),
      log: { write: (line) => (edgeLog += line) },
    });

  async function publish(remote: string, more: Record<string, string>, route = ''): Promise<void> {
    const built = await mkdtemp(join(folder, 'built-'));
    const contents = Object.entries({ 'remoteEntry.js': `run('${remote}')`, ...more });
    for (const [path, text] of contents) await writeFile(join(built, path), text);
    const record = {
      remote,
      version: '1.0.0',
      commit: null,
      builtAt: '',
      entry: 'remoteEntry.js',
      globalName: federationName(remote, '1.0.0'),
      initial: [],
      files: contents.map(([path, text]) => ({
        path,
        size: text.length,
        integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      })),
      shared: [],
      runtime: FEDERATION_RUNTIME,
      manifest:
        remote === HOST_NAME
          ? null
          : {
              name: remote,
              routes: [route],
              shell: '^1.0.0',
              contributions: {},
              capabilities: { cart: false, wishlist: false, delivery: false },
            },
    };
    await writeFile(join(built, RECORD_FILE), JSON.stringify(record));
    await operator.publish(built);
    await operator.activate({ remote, version: '1.0.0', holdback: 0 });
  }

  const isRendered = async (path: string) => {
    const response = await fetch(new URL(path, edge.url), { headers: { accept: 'text/html' } });
    assert.equal(response.status, 200);
    return !(await response.text()).includes(EMPTY);
  };
  /** Polls until the edge has received it. */
  const becomes = async (rendered: boolean, path: string) => {
    const end = AbortSignal.timeout(60_000);
    while ((await isRendered(path)) !== rendered)
      if (end.aborted)
        assert.fail(`${path} is ${rendered ? 'not' : 'still'} rendered after a minute:\n${edgeLog}`);
  };
  const turn = async (to: 'off' | 'on', remote: string) => {
    const access = ['--registry', registry.url, '--token', token];
    const code = await run(['node', 'souk', 'server-rendering', to, remote, '--reason', 'a test', ...access]);
    assert.equal(code, 0);
  };

  /** Until the edge has the channel's newest revision. */
  const revisionArrives = async () => {
    const { revision } = await operator.state();
    const end = AbortSignal.timeout(60_000);
    const served = async () =>
      ((await (await fetch(new URL('/discovery', edge.url))).json()) as { revision: number }).revision;
    while ((await served()) < revision) if (end.aborted) assert.fail(`no revision ${revision}:\n${edgeLog}`);
  };

  it('is off from the next page on once the edge has the revision, with what its cache holds', async () => {
    for (const path of ['/', '/home']) await becomes(true, path);
    await turn('off', HOST_NAME);
    await revisionArrives();
    assert.deepEqual([await isRendered('/'), await isRendered('/home')], [false, false]);
    await turn('on', HOST_NAME);
    await becomes(true, '/');
  });

  it('is off for the pages of one remote, those of the cache too, and on for all others', async () => {
    for (const path of ['/', '/home', '/stores']) await becomes(true, path);
    await turn('off', 'food');
    await becomes(false, '/home');
    assert.deepEqual([await isRendered('/'), await isRendered('/stores')], [true, true]);
    assert.equal(await isRendered('/home'), false);
    await turn('on', 'food');
    await becomes(true, '/home');
  });

  it('is off for every page where the host’s is, whatever its remotes say', async () => {
    for (const path of ['/', '/home', '/stores']) await becomes(true, path);
    await turn('off', HOST_NAME);
    await becomes(false, '/');
    assert.deepEqual([await isRendered('/home'), await isRendered('/stores')], [false, false]);
    await turn('on', HOST_NAME);
    await becomes(true, '/home');
  });

  it('stays off in an edge that starts while the registry is away', async () => {
    await turn('off', 'food');
    await becomes(false, '/home');
    await edge.close();
    edge = await startEdgeAt(NOBODY);
    await isRendered('/home');
    // Pages are rendered one after the other: if that request had caused one, it would be rendered before this one.
    await becomes(true, '/stores');
    assert.equal(await isRendered('/home'), false);
  });
});
