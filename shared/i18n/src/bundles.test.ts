import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareBundles } from './compare-bundles.ts';
import type { Bundle } from './text-key.ts';

const root = join(__dirname, '../../..');
const under = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => join(root, folder, name))
    : [];

/** Every folder of texts in the repository: wherever a package keeps an `en.json` or an `ar.json` below its `src`. */
const folders = [join(root, 'host'), ...['shared', 'remotes', 'infra'].flatMap(under)]
  .map((folder) => join(folder, 'src'))
  .filter(existsSync)
  .flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path)),
  )
  .filter((path) => /texts[\\/](en|ar)\.json$/.test(path))
  .map((path) => join(path, '..'));

const read = (folder: string, language: string): Bundle =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

it('finds the bundles of the repository', () => {
  expect(folders).toContain(join(__dirname, 'texts'));
});

it.each([...new Set(folders)].map((folder) => relative(root, folder)))(
  'says everything in both languages: %s (I18-5)',
  (folder) => {
    expect(compareBundles(read(join(root, folder), 'en'), read(join(root, folder), 'ar'))).toEqual([]);
  },
);
