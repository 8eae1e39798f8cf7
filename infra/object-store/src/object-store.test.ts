import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openObjectStore } from './open-object-store.ts';
import { StoreRefusedError, StoreUnavailableError } from './store-errors.ts';
import { parseStoreUrl } from './store-url.ts';
import { startS3Double, type S3Double } from './testing/s3-double.ts';

const bytes = (text: string) => Buffer.from(text);

describe('an S3-compatible store', () => {
  let double: S3Double;

  beforeEach(async () => {
    double = await startS3Double();
  });
  afterEach(() => double.close());

  /** The first so many requests of a method go wrong. */
  const faultAtFirst = (count: number, method: string, fault: ReturnType<NonNullable<S3Double['fault']>>) => {
    let left = count;
    double.fault = (request) => (request.method === method && left-- > 0 ? fault : null);
  };

  it('returns what was written, under any name that a file of a release may have', async () => {
    const store = await openObjectStore(double.url);
    for (const key of ['a/b.js', 'a@1+x~y_z-.js', 'deep/er/file.js.br']) {
      await store.put(key, bytes(key));
      assert.equal((await store.get(key))?.toString(), key);
      await store.remove(key);
      assert.equal(await store.get(key), null);
    }
    assert.deepEqual([...double.objects.keys()], []);
  });

  it('lists every name below another, however many pages that takes', async () => {
    const store = await openObjectStore(double.url);
    const keys = Array.from({ length: 8 }, (_, at) => `one/${at}+&.js`);
    for (const key of [...keys, 'other/0.js']) await store.put(key, bytes('x'));
    assert.deepEqual(await store.list('one/'), keys);
  });

  it('keeps to the part of the bucket that the address names', async () => {
    const store = await openObjectStore(double.url.replace('/souk?', '/souk/shop/one?'));
    await store.put('a.js', bytes('x'));
    assert.deepEqual([...double.objects.keys()], ['shop/one/a.js']);
    assert.deepEqual(await store.list(''), ['a.js']);
  });

  it('is retried when it is busy, fails, or the connection breaks', async () => {
    const store = await openObjectStore(double.url);
    for (const fault of [{ answer: 503 }, { answer: 500 }, { cut: 'before' }, { cut: 'answer' }] as const) {
      await store.put('a.js', bytes('x'));
      faultAtFirst(2, 'GET', fault);
      assert.equal((await store.get('a.js'))?.toString(), 'x');
    }
  });

  it('recognises its own write when only the answer to it was lost', async () => {
    const store = await openObjectStore(double.url);
    faultAtFirst(1, 'PUT', { cut: 'after' });
    assert.equal(await store.putNew('a.js', bytes('mine')), true);
    faultAtFirst(1, 'PUT', { cut: 'before' });
    assert.equal(await store.putNew('a.js', bytes('other')), false);
  });

  it('fails after several tries, with the answer of the store', async () => {
    const store = await openObjectStore(double.url);
    double.fault = () => ({ answer: 507 });
    await assert.rejects(store.put('a.js', bytes('x')), (error: Error) => {
      assert.ok(error instanceof StoreUnavailableError);
      assert.match(error.message, /^The store at 127\.0\.0\.1:\d+ is unavailable: it answers 507/);
      return true;
    });
  });

  const refused = (opening: Promise<unknown>, words: RegExp) =>
    assert.rejects(opening, (error: Error) => {
      assert.ok(error instanceof StoreRefusedError, String(error));
      assert.match(error.message, words);
      // One sentence, and nothing of the secret.
      assert.doesNotMatch(error.message, /\n|secret\+|secret%2B/);
      return true;
    });

  it('is refused when it ignores conditional writes', async () => {
    double.ignoreConditions = true;
    await refused(openObjectStore(double.url), /ignores conditional writes \(If-None-Match\)/);
  });

  it('is refused when it answers with other bytes than were written', async () => {
    double.fault = ({ method }) => (method === 'GET' ? { bytes: bytes('other') } : null);
    await refused(openObjectStore(double.url), /returned other bytes than were written/);
  });

  it('is refused with wrong credentials, also by a client that only reads', async () => {
    for (const options of [{}, { readOnly: true }]) {
      const key = /refused the credentials/;
      await refused(openObjectStore(double.url.replace('a-key', 'b-key'), options), key);
      await refused(openObjectStore(double.url.replace('with', 'without'), options), key);
      await refused(
        openObjectStore(double.url.replace('/souk', '/other'), options),
        /has no bucket other\. Create it first\.$/,
      );
    }
  });

  it('leaves no file of the trial behind', async () => {
    await openObjectStore(double.url);
    assert.deepEqual([...double.objects.keys()], []);
  });

  it('may be down when a reader starts, and not when a writer does', async () => {
    const { url } = double;
    await double.close();
    await openObjectStore(url, { readOnly: true });
    await assert.rejects(openObjectStore(url), StoreUnavailableError);
    double = await startS3Double();
  });

  it('has an address with key, secret and bucket, encrypted by default', () => {
    assert.deepEqual(parseStoreUrl('s3://k%2F:s%25@store.example:9000/bucket/a/b?region=eu-1'), {
      endpoint: 'https://store.example:9000',
      bucket: 'bucket',
      prefix: 'a/b/',
      region: 'eu-1',
      accessKeyId: 'k/',
      secretAccessKey: 's%',
    });
    for (const wrong of [
      '',
      'folder',
      'https://k:s@store/bucket',
      's3://store/bucket',
      's3://k:s@store/',
      's3://k:s@/b',
    ])
      assert.throws(() => parseStoreUrl(wrong), StoreRefusedError, wrong);
  });
});
