import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { it } from 'node:test';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import { makeReleaseFolder } from '../testing/release-folder.ts';
import { startVerifier } from './start-verifier.ts';

it('logs once, not for each release, that the browser runs without its sandbox', async () => {
  const registry = await startFakeRegistry();
  const { folder, record } = await makeReleaseFolder({ 'remoteEntry.js': 'run()' });
  const version = '1.0.0-without-sandbox';
  registry.answers.set('POST verifications/claims', {
    status: 200,
    body: { record: { ...record, version } },
  });
  registry.answers.set(`PUT releases/food/${version}/verification`, { status: 200, body: { passed: true } });
  const { privateKey } = generateKeyPairSync('ed25519');
  const log: string[] = [];
  const passed = `Verifier: food ${version} passed in host@1.0.0.`;
  await new Promise<void>((done) => {
    const verifier = startVerifier({
      registryUrl: registry.url,
      token: 'token',
      key: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      storefront: 'http://storefront.test',
      // Any program that exists: the stand-in starts no browser.
      chromiumPath: process.execPath,
      program: fileURLToPath(new URL('../testing/fake-verification.mjs', import.meta.url)),
      log(line) {
        log.push(line);
        if (log.filter((each) => each === passed).length === 2) void verifier.close().then(done);
      },
    });
  });
  await registry.close();
  await rm(folder, { recursive: true });
  assert.deepEqual(log, ['Verifier: Chromium runs without its sandbox.', passed, passed]);
});
