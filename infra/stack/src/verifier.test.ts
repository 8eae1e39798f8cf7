import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FEDERATION_RUNTIME, RECORD_FILE, federationName, SERVER_FILE } from '@souk/contracts';
import type { VerificationState } from '@souk/contracts';
import { openTestDatabase } from '@souk/database/testing';
import { createRegistryClient } from '@souk/release-cli';
import type { RegistryClient } from '@souk/release-cli';
import { startVerifier } from '@souk/release-cli/verifier';
import { newToken, startRegistry } from '@souk/release-registry';
import type { RunningRegistry } from '@souk/release-registry';

const program = fileURLToPath(
  new URL('../../release-cli/src/testing/fake-verification.mjs', import.meta.url),
);

describe('the verifier of a stack', () => {
  let folder: string;
  let database: { url: string; close(): Promise<void> };
  let registry: RunningRegistry;
  let operator: RegistryClient;
  const token = newToken('person');
  const verifierToken = newToken('person');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const log: string[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-verifier-'));
    database = await openTestDatabase();
    registry = await startRegistry({
      databaseUrl: database.url,
      storeDir: join(folder, 'releases'),
      token,
      verifier: {
        token: verifierToken,
        publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      },
    });
    operator = createRegistryClient({ url: registry.url, token });
  });
  after(async () => {
    await registry.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const publish = async (remote: string, version: string, serverBundle?: string) => {
    const directory = await mkdtemp(join(folder, 'built-'));
    const entry = `run('${remote} ${version}')`;
    const contents = { 'remoteEntry.js': entry, ...(serverBundle ? { [SERVER_FILE]: serverBundle } : {}) };
    const files = Object.entries(contents).map(([path, content]) => ({
      path,
      size: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    }));
    const record = {
      remote,
      version,
      commit: null,
      builtAt: '',
      entry: 'remoteEntry.js',
      globalName: federationName(remote, version),
      initial: [],
      files,
      shared: [],
      runtime: FEDERATION_RUNTIME,
      manifest: {
        name: remote,
        moduleType: remote,
        routes: ['/home'],
        shell: '^1.0.0',
        contributions: {},
        capabilities: { cart: true, wishlist: true, delivery: true },
      },
    };
    for (const [path, content] of Object.entries(contents)) await writeFile(join(directory, path), content);
    await writeFile(join(directory, RECORD_FILE), JSON.stringify(record));
    await operator.publish(directory);
  };
  const start = (changes: Partial<Parameters<typeof startVerifier>[0]> = {}) =>
    startVerifier({
      registryUrl: registry.url,
      token: verifierToken,
      key,
      storefront: 'http://storefront.test',
      // Any program that exists: the stand-in starts no browser.
      chromiumPath: process.execPath,
      log: (line) => log.push(line),
      everyMs: 20,
      timeoutMs: 4_000,
      program,
      ...changes,
    });
  const states = async (remote: string) =>
    Object.fromEntries(
      (await operator.releases(remote)).map(({ version, verification }) => [version, verification]),
    ) as Record<string, VerificationState | null>;
  const until = async (is: () => Promise<boolean> | boolean) => {
    const end = AbortSignal.timeout(60_000);
    while (!(await is())) {
      end.throwIfAborted();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('verifies what is published, and survives a release that hangs or crashes the browser', async () => {
    for (const version of ['1.0.0-good', '1.0.0-bad', '1.0.0-hangs', '1.0.0-crashes'])
      await publish('food', version);
    // Builds of the working tree are not verified.
    await publish('food', '1.0.0-dev.0123456789ab');
    const verifier = start();
    await until(
      async () =>
        !Object.values(await states('food')).some((state) => state === 'queued' || state === 'running') &&
        log.length >= 4,
    );
    await verifier.close();
    assert.deepEqual(await states('food'), {
      '1.0.0-good': 'passed',
      '1.0.0-bad': 'failed',
      '1.0.0-hangs': 'failed',
      '1.0.0-crashes': 'failed',
      '1.0.0-dev.0123456789ab': null,
    });
    const good = await operator.verification('food', '1.0.0-good');
    assert.deepEqual([good?.believed, good?.verifiedBy, good?.host], [true, 'verifier', 'host@1.0.0']);
    // Neither token nor key, and not root.
    assert.match(good?.checks[0]?.detail ?? '', /^as [1-9]\d*, knows no secret$/);
    const hung = await operator.verification('food', '1.0.0-hangs');
    assert.match(hung?.checks[0]?.detail ?? '', /did not end within 4 seconds/);
  });

  it('gives what verifies a release the bundles of the release and of hosts, and of no other remote', async () => {
    log.length = 0;
    const version = '1.0.0-renders';
    await publish('checkout', version, 'renders checkouts');
    await publish('food', version, 'renders food');
    const verifier = start();
    await until(() => log.some((line) => line.includes(`food ${version}`)));
    await verifier.close();
    const found = await operator.verification('food', version);
    assert.match(found?.checks[0]?.detail ?? '', /, null, renders food, null$/);
  });

  it('records nothing about a release where something else failed', async () => {
    log.length = 0;
    await publish('grocery', '1.0.0-no-storefront');
    const verifier = start();
    await until(() => log.length > 0);
    await verifier.close();
    assert.match(log[0] ?? '', /grocery 1\.0\.0-no-storefront was not verified: No storefront answers/);
    assert.equal(await operator.verification('grocery', '1.0.0-no-storefront'), null);
    assert.deepEqual(await states('grocery'), { '1.0.0-no-storefront': 'running' });
  });

  it('verifies one release at a time', async () => {
    await publish('parcel', '1.0.0');
    const verifier = createRegistryClient({ url: registry.url, token: verifierToken });
    assert.equal(await verifier.claimVerification(), null);
    assert.deepEqual(await states('parcel'), { '1.0.0': 'queued' });
    await assert.rejects(operator.claimVerification(), /may not verify/);
  });

  it('is off without Chromium, and reports that', async () => {
    log.length = 0;
    const verifier = start({ chromiumPath: join(folder, 'nothing') });
    await until(() => log.length > 0);
    await verifier.close();
    assert.match(log[0] ?? '', /Verifier: off\. No Chromium was found/);
  });
});
