import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { integrityOf } from '@souk/contracts/integrity';
import { createKeptFiles } from './kept-files.ts';

describe('small files of releases', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-kept-'));
  });
  after(() => rm(folder, { recursive: true }));

  /** A file of so many bytes. */
  async function aFile(name: string, size: number) {
    const location = join(folder, name);
    const text = name.repeat(size).slice(0, size);
    await writeFile(location, text);
    return { location, published: { path: name, size, integrity: integrityOf(text) } };
  }

  it('are read once, and again where the disk has others or none', async () => {
    const read = createKeptFiles();
    const { location, published } = await aFile('a', 100);
    const first = await read(location, published, false);
    assert.equal(String(first), 'a'.repeat(100));
    assert.equal(await read(location, published, false), first, 'the very same bytes');
    await writeFile(location, 'b'.repeat(100));
    await assert.rejects(read(location, published, false), /differs from what was published/);
    await writeFile(location, 'a'.repeat(99));
    await assert.rejects(read(location, published, false), /99 bytes in place of 100/);
    await rm(location);
    assert.equal(await read(location, published, false), null);
    await writeFile(location, 'a'.repeat(100));
    assert.equal(String(await read(location, published, false)), 'a'.repeat(100));
  });

  it('take no more memory than they may: the longest unrequested go', async () => {
    const read = createKeptFiles(250);
    const files = await Promise.all(['c', 'd', 'e'].map((name) => aFile(name, 100)));
    const [c, d, e] = files;
    assert.ok(c && d && e);
    const bytesOf = ({ location, published }: typeof c) => read(location, published, false);
    const before = { c: await bytesOf(c), d: await bytesOf(d) };
    assert.equal(await bytesOf(c), before.c);
    await bytesOf(e);
    assert.equal(await bytesOf(c), before.c);
    assert.notEqual(await bytesOf(d), before.d);
  });
});
