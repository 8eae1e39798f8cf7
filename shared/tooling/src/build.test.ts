import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { MAPS_FOLDER } from '@souk/contracts';
import { buildRelease } from './build.ts';

describe('a build of a remote', () => {
  let directory = '';
  const edit = (words: string) =>
    writeFile(
      join(directory, 'src/remote.tsx'),
      `const step = () => Promise.resolve('${words}');\nexport const bootstrap = step;\nexport const mount = step;\nexport const unmount = step;\n`,
    );

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'souk-build-'));
    await mkdir(join(directory, 'src'));
    const manifest = { name: 'tiny', routes: ['/tiny'], shell: '^1.0.0' };
    await writeFile(join(directory, 'remote.json'), JSON.stringify(manifest));
    await writeFile(join(directory, 'package.json'), JSON.stringify({ name: '@souk/remote-tiny' }));
    await edit('first');
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('is built once from the same sources, and again after an edit, under a version of its own too', async () => {
    const first = await buildRelease({ directory, version: '1.0.0' });
    assert.equal(first.built, true);
    assert.equal((await buildRelease({ directory, version: '1.0.0' })).built, false);

    await edit('second');
    const second = await buildRelease({ directory, version: '1.0.0' });
    assert.equal(second.built, true);
    assert.notDeepEqual(second.record.files, first.record.files);
  });

  it('records every file with its hash, and contains no React', async () => {
    const { record } = await buildRelease({ directory, version: '1.0.1' });
    assert.ok(record.files.some(({ path }) => path === record.entry));
    assert.ok(record.files.every(({ integrity }) => integrity.startsWith('sha384-')));
    assert.deepEqual(
      record.initial.filter((path) => !record.files.some((file) => file.path === path)),
      [],
    );
    assert.equal(record.shared.find(({ name }) => name === 'react')?.provides, false);
  });

  it('tells browsers to compile each script while they load it', async () => {
    const { record, directory: built } = await buildRelease({ directory, version: '1.0.1' });
    const scripts = record.files.filter(({ path }) => path.endsWith('.js'));
    assert.ok(scripts.length > 0);
    for (const { path } of scripts)
      assert.match(await readFile(join(built, path), 'utf8'), /^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('requests its chunks before the pictures of the page that is left', async () => {
    const { record, directory: built } = await buildRelease({ directory, version: '1.0.1' });
    assert.match(await readFile(join(built, record.entry), 'utf8'), /\.fetchPriority="high"/);
  });

  it('keeps the texts of other languages than English in files of their own, which only pages in them load', async () => {
    await mkdir(join(directory, 'src/texts'), { recursive: true });
    await writeFile(join(directory, 'src/texts/en.json'), '{"greeting":"Good morning"}');
    await writeFile(join(directory, 'src/texts/ar.json'), '{"greeting":"صباح الخير"}');
    await writeFile(
      join(directory, 'src/remote.tsx'),
      `import ar from './texts/ar.json';
import en from './texts/en.json' with { type: 'json' };
export const bootstrap = () => Promise.resolve([ar, en]);
export const mount = bootstrap;
export const unmount = bootstrap;
`,
    );
    const { record, directory: built } = await buildRelease({ directory, version: '1.0.3' });
    const scripts = record.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(scripts.map((path) => readFile(join(built, path), 'utf8')));
    const filesWith = (text: string) => scripts.filter((_, at) => texts[at]?.includes(text));
    assert.match(filesWith('صباح الخير').join(' '), /^part-texts-ar\.\w+\.js$/);
    assert.equal(record.lazy?.filter((path) => path.startsWith('part-texts-ar.')).length, 1);
    assert.match(filesWith('Good morning').join(' '), /^expose-remote\.\w+\.js$/);
  });

  it('leaves source maps beside the files of the release, which hold no source and are no part of it', async () => {
    const { record, directory: built } = await buildRelease({ directory, version: '1.0.2' });
    const { path = '' } = record.files.find(({ path: name }) => name.startsWith('expose-remote')) ?? {};
    assert.doesNotMatch(await readFile(join(built, path), 'utf8'), /sourceMappingURL/);
    const map = JSON.parse(await readFile(join(built, MAPS_FOLDER, `${path}.map`), 'utf8')) as {
      sources: string[];
      sourcesContent?: unknown;
    };
    assert.ok(map.sources.includes('./src/remote.tsx'));
    assert.equal(map.sourcesContent, undefined);
    assert.ok(record.files.every(({ path: name }) => !name.includes('.map')));
  });
});
