import assert from 'node:assert/strict';
import { rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { ReleaseRecord } from '@souk/contracts';
import { createRegistryClient } from './registry-client.ts';
import type { RegistryError } from './registry/registry-error.ts';
import { startFakeRegistry } from './testing/fake-registry.ts';
import type { FakeRegistry } from './testing/fake-registry.ts';
import { makeReleaseFolder } from './testing/release-folder.ts';

describe('the client of the registry', () => {
  let registry: FakeRegistry;
  let folder: string;
  let record: ReleaseRecord;

  beforeEach(async () => {
    registry = await startFakeRegistry();
    ({ folder, record } = await makeReleaseFolder({
      'remoteEntry.js': 'run();',
      'parts/hero.js': 'hero();',
    }));
  });
  afterEach(async () => {
    await registry.close();
    await rm(folder, { recursive: true });
  });
  const client = () => createRegistryClient({ url: registry.url, token: 'secret' });

  it('sends the record as one line and the files after it, with the token', async () => {
    registry.answers.set('PUT releases/food/1.0.1', { status: 201, body: record });
    const shown: number[] = [];
    const { created } = await client().publish(folder, (sent, total) => shown.push(sent / total));
    assert.equal(created, true);
    const put = registry.heard.find(({ method }) => method === 'PUT');
    assert.equal(put?.body.toString(), `${JSON.stringify(record)}\nrun();hero();`);
    assert.equal(put?.authorization, 'Bearer secret');
    assert.equal(shown.at(-1), 1);
  });

  it('sends nothing where the registry has this very release, whenever it was built', async () => {
    const known = { ...record, builtAt: 'earlier', commit: 'abc', files: [...record.files].reverse() };
    registry.answers.set('GET releases/food/1.0.1', { status: 200, body: known });
    assert.equal((await client().publish(folder)).created, false);
    assert.deepEqual(
      registry.heard.map(({ method }) => method),
      ['GET'],
    );
  });

  it('leaves it to the registry to refuse other bytes under an existing version', async () => {
    registry.answers.set('GET releases/food/1.0.1', { status: 200, body: { ...record, runtime: '4.0.0' } });
    const problem = { title: 'x', status: 409, code: 'version-taken', detail: 'It is taken.' };
    registry.answers.set('PUT releases/food/1.0.1', { status: 409, body: problem });
    await assert.rejects(client().publish(folder), {
      message: 'It is taken.',
      status: 409,
      code: 'version-taken',
    });
  });

  describe('when the connection breaks during a publication', () => {
    /** Breaks the connection on the first bytes of an upload, or once it has all of them. */
    async function publishToBroken(when: 'data' | 'end', directory: string) {
      const server = createServer((request, response) => {
        if (request.method === 'PUT') request.once(when, () => request.socket.destroy()).resume();
        else
          response
            .writeHead(404, { 'content-type': 'application/json' })
            .end(JSON.stringify({ title: 'Not found', status: 404, code: 'no-release', detail: 'None.' }));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        return await createRegistryClient({ url, token: 'secret' }).publish(directory);
      } finally {
        server.close();
      }
    }

    it('says that nothing was published while the release was still being sent', async () => {
      const large = await makeReleaseFolder({ 'remoteEntry.js': 'run();'.repeat(3_000_000) });
      await assert.rejects(publishToBroken('data', large.folder), {
        code: 'unreachable',
        message: /^The connection broke while food 1\.0\.1 was being sent\. Nothing was published\./,
      });
      await rm(large.folder, { recursive: true });
    });

    it('does not claim that once all of it was sent, and says how to find out', async () => {
      await assert.rejects(publishToBroken('end', folder), {
        code: 'unreachable',
        message:
          /^The connection broke after food 1\.0\.1 was sent, so it is not known whether it was published\. Run the same command again: it publishes the release only if the registry does not have it\./,
      });
    });
  });

  const damages: [string, () => Promise<void>, RegExp][] = [
    [
      'is gone',
      () => unlink(join(folder, 'parts/hero.js')),
      /^Error: parts\/hero\.js is listed in release\.json but missing/,
    ],
    [
      'was changed',
      () => writeFile(join(folder, 'parts/hero.js'), 'evil();'),
      /^Error: parts\/hero\.js was changed after the build/,
    ],
    [
      'is a link',
      async () => {
        await unlink(join(folder, 'parts/hero.js'));
        await symlink('/etc/hostname', join(folder, 'parts/hero.js'));
      },
      /^Error: parts\/hero\.js is not a regular file/,
    ],
    [
      'lies outside',
      () =>
        writeFile(
          join(folder, 'release.json'),
          JSON.stringify({ ...record, files: [{ path: '../x.js', size: 1, integrity: '' }] }),
        ),
      /^Error: \.\.\/x\.js is outside of the release's folder/,
    ],
  ];
  for (const [what, damage, words] of damages)
    it(`sends nothing of a release of which a file ${what}`, async () => {
      await damage();
      await assert.rejects(client().publish(folder), words);
      assert.ok(registry.heard.every(({ method }) => method === 'GET'));
    });

  it('sends the revision that a change was decided on, and returns the newer state when it lost', async () => {
    const state = { channel: 'production', epoch: 'e', revision: 8, remotes: {}, quarantined: [] };
    const problem = { title: 'x', status: 409, code: 'stale-revision', detail: 'It is at 8 by now.', state };
    registry.answers.set('POST channels/production/rollbacks', { status: 409, body: problem });
    await assert.rejects(
      client().rollback({ remote: 'food', reason: 'bad', revision: 7 }),
      (error: RegistryError) => {
        assert.deepEqual([error.code, error.state], ['stale-revision', state]);
        return true;
      },
    );
    assert.deepEqual(JSON.parse(registry.heard[0]?.body.toString() ?? ''), {
      remote: 'food',
      reason: 'bad',
      revision: 7,
    });
  });

  it('reports that no registry answers', async () => {
    await registry.close();
    await assert.rejects(client().state(), {
      code: 'unreachable',
      message: `The registry at ${registry.url} does not respond: ECONNREFUSED. Check that it runs.`,
    });
  });
});
