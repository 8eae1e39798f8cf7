import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { ReleaseRecord } from '@souk/contracts';
import { aRelease, type BuiltRelease } from '../testing/releases.ts';
import { stores, type StoreUnderTest } from '../testing/stores.ts';
import type { IncomingRelease, ReleaseStore } from './release-store.ts';

const release = aRelease('food', '1.0.0', { files: { 'a/b.js': 'b'.repeat(500), 'logo.png': 'p' } });

for (const [kind, make] of Object.entries(stores))
  describe(`the store of releases: ${kind}`, () => {
    let place: StoreUnderTest;
    let store: ReleaseStore;

    beforeEach(async () => {
      place = await make();
      store = await place.open();
    });
    afterEach(() => place.close());

    async function upload({ record, contents }: BuiltRelease): Promise<[IncomingRelease, ReleaseRecord]> {
      const incoming = await store.receive(record.remote, record.version);
      const files = await Promise.all(
        record.files.map((file, at) => incoming.write(file, contents[at] ?? Buffer.alloc(0))),
      );
      return [incoming, { ...record, files }];
    }
    async function put(built: BuiltRelease): Promise<ReleaseRecord> {
      const [incoming, record] = await upload(built);
      await incoming.finish(record);
      await incoming.discard();
      return record;
    }
    const isThere = () => store.holds('food', '1.0.0');

    it('shows a release once it is finished, and not before', async () => {
      const [incoming, record] = await upload(release);
      assert.equal(await isThere(), false);
      await incoming.finish(record);
      assert.equal(await isThere(), true);
      await incoming.discard();
      assert.equal(await isThere(), true);
      assert.deepEqual(await store.verify(record), []);
      assert.deepEqual(await place.leftOvers(), []);
    });

    it('stores nothing of a discarded release', async () => {
      const [incoming] = await upload(release);
      await incoming.discard();
      assert.equal(await isThere(), false);
      assert.deepEqual(await place.leftOvers(), []);
    });

    it('names the files that are changed, cut short or missing, and no other', async () => {
      const record = await put(release);
      await place.damage(record, 'logo.png', Buffer.from('q'));
      assert.deepEqual(await store.verify(record), ['logo.png']);
      await place.damage(record, 'a/b.js', null);
      assert.deepEqual(await store.verify(record), ['a/b.js', 'logo.png']);
      await place.damage(record, 'remoteEntry.js', Buffer.from('run('));
      assert.deepEqual(await store.verify(record), ['remoteEntry.js', 'a/b.js', 'logo.png']);
    });

    it('reads a file back, and none that is changed or missing', async () => {
      const record = await put(release);
      const read = async (path: string) => {
        const file = record.files.find((each) => each.path === path);
        return file ? String(await store.read(record, file)) : 'no such file';
      };
      assert.deepEqual([await read('a/b.js'), await read('logo.png')], ['b'.repeat(500), 'p']);
      await place.damage(record, 'logo.png', Buffer.from('q'));
      assert.equal(await read('logo.png'), 'null');
      await store.remove('food', '1.0.0');
      assert.equal(await read('a/b.js'), 'null');
    });

    it('stores equal files of a release once, and damages or removes them together', async () => {
      const chunk = 'c'.repeat(500);
      const twice = aRelease('food', '1.0.0', {
        files: { 'a/chunk.js': chunk, 'b/chunk.js': chunk, 'constructor.js': chunk, 'chunk.txt.png': chunk },
      });
      const record = await put(twice);
      // The entry, the chunk, and the picture, which is not compressed.
      assert.equal(await place.countStored(record), 3);
      assert.deepEqual(await store.verify(record), []);
      assert.deepEqual(new Set(record.files.map(({ compressed }) => typeof compressed)).size, 2);
      await store.remove('food', '1.0.0');
      assert.equal(await isThere(), false);
      assert.deepEqual(await place.leftOvers(), []);
    });

    it('reports every file of a release that it does not hold', async () => {
      const paths = release.record.files.map(({ path }) => path);
      assert.deepEqual(await store.verify(release.record), paths);
    });

    it('distinguishes the files of another build under the same version', async () => {
      await put(aRelease('food', '1.0.0', { code: 'other' }));
      assert.ok((await store.verify(release.record)).includes('remoteEntry.js'));
    });

    it('replaces what a crash left by the release', async () => {
      await put(aRelease('food', '1.0.0', { code: 'never known to anybody' }));
      const record = await put(release);
      assert.deepEqual(await store.verify(record), []);
      assert.deepEqual(await place.leftOvers(), []);
    });

    it('keeps a publication hidden that may have been replaced', async () => {
      const [incoming, record] = await upload(release);
      await assert.rejects(
        incoming.finish(record, () => Promise.reject(new Error('cut off from the database'))),
        /cut off/,
      );
      await incoming.discard();
      assert.equal(await isThere(), false);
      assert.deepEqual(await place.leftOvers(), []);
    });

    it('removes one release and no other, as often as requested', async () => {
      await put(release);
      const other = await put(aRelease('food', '1.0.0-rc'));
      await store.remove('food', '1.0.0');
      await store.remove('food', '1.0.0');
      assert.equal(await isThere(), false);
      assert.deepEqual(await store.verify(other), []);
      assert.deepEqual(await place.leftOvers(), []);
    });
  });

describe('two publications in one S3-compatible store', () => {
  it('do not overwrite each other: the second one is asked to publish again', async () => {
    const place = await stores.s3();
    try {
      const store = await place.open();
      const other = aRelease('food', '1.0.0', { code: 'other' });
      const incoming = await store.receive('food', '1.0.0');
      const record = { ...release.record, files: [] };
      const winner = await store.receive('food', '1.0.0');
      const overtake = () => winner.finish({ ...other.record, files: [] });
      await assert.rejects(incoming.finish(record, overtake), { status: 409, code: 'publication-overtaken' });
      await incoming.discard();
      await winner.discard();
      assert.deepEqual(await store.verify({ ...other.record, files: [] }), []);
      assert.deepEqual(await place.leftOvers(), []);
    } finally {
      await place.close();
    }
  });

  it('leave nothing permanently: what a crash left is deleted after a day', async (test) => {
    const place = await stores.s3();
    try {
      const incoming = await (await place.open()).receive('food', '1.0.0');
      const [file] = release.record.files;
      if (file) await incoming.write(file, release.contents[0] ?? Buffer.alloc(0));
      await place.open();
      assert.equal((await place.leftOvers()).length, 2);
      test.mock.timers.enable({ apis: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
      await place.open();
      assert.deepEqual(await place.leftOvers(), []);
    } finally {
      await place.close();
    }
  });
});
