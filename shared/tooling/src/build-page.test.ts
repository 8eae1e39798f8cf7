import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildPage, isPageBuilt } from './build-page.ts';

describe('the build of a page of its own', () => {
  let directory = '';
  const write = (text: string) => writeFile(join(directory, 'src/page/main.tsx'), text);
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'souk-page-'));
    await mkdir(join(directory, 'src/page'), { recursive: true });
    await writeFile(join(directory, 'package.json'), '{"name":"page","type":"module"}');
    await write('document.title = "first";');
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('names its script by content, and is built once for the same sources', async () => {
    assert.equal(isPageBuilt(directory), false);
    const first = await buildPage({ directory });
    assert.equal(first.built, true);
    const { scripts } = JSON.parse(await readFile(join(first.directory, 'page.json'), 'utf8')) as {
      scripts: string[];
    };
    assert.match(scripts.join(), /^page\.[0-9a-f]{10}\.js$/);
    const text = await readFile(join(first.directory, scripts[0] ?? ''), 'utf8');
    assert.match(text, /first/);
    assert.doesNotMatch(text, /\beval\b|new Function/);
    assert.deepEqual(await buildPage({ directory }), { ...first, built: false });
  });

  it('is built again when they change, and replaces the earlier one', async () => {
    await write('document.title = "second";');
    const { directory: output, built } = await buildPage({ directory });
    assert.equal(built, true);
    assert.deepEqual(await readdir(join(directory, 'dist')), [output.split('/').at(-1)]);
  });

  it('leaves nothing behind where it fails', async () => {
    await write('this is no TypeScript');
    await assert.rejects(buildPage({ directory }));
    assert.equal(isPageBuilt(directory), false);
    assert.equal(
      (await readdir(join(directory, 'dist'))).filter((name) => name.includes('unfinished')).length,
      0,
    );
  });
});
