import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './root.ts';
import { readRounds, watchTypes } from './watch-types.ts';

it('reports type errors after each round, however the output is cut, and once that they are gone', () => {
  const said: string[] = [];
  const hear = readRounds('remotes/food', (line) => said.push(line));
  const end = (errors: number) => `10:00:00 AM - Found ${errors} errors. Watching for file changes.\n`;
  hear(`10:00:00 AM - Starting compilation in watch mode...\n${end(0)}`);
  assert.deepEqual(said, []);
  hear(
    '10:00:01 AM - File change detected. Starting incremental compilation...\nremotes/food/src/home.tsx(3,7): ',
  );
  hear(`error TS2322: Type A is not B.\n  Of C.\n${end(1).replace('errors', 'error')}`);
  assert.deepEqual(said.splice(0), [
    '✗ Type errors in remotes/food:\nremotes/food/src/home.tsx(3,7): error TS2322: Type A is not B.\n  Of C.\n',
  ]);
  hear(end(0));
  hear(end(0));
  assert.deepEqual(said, ['✓ remotes/food has no type errors']);
});

it(
  'reports an error in a file of the package, its end with the next save, and stops with the server',
  { timeout: 120_000 },
  async ({ signal }) => {
    await mkdir(join(ROOT, '.cache'), { recursive: true });
    const directory = await mkdtemp(join(ROOT, '.cache/watched-'));
    const stop = new AbortController();
    const news = new EventTarget();
    const said: string[] = [];
    // Without the test's signal, a test that timed out would leave the compiler and its process running.
    const next = () => once(news, 'said', { signal });
    const say = (line: string) => {
      said.push(line);
      news.dispatchEvent(new Event('said'));
    };
    const write = (text: string) => writeFile(join(directory, 'price.ts'), text);
    try {
      await write("export const price: number = 'free';\n");
      const first = next();
      const ended = watchTypes(directory, say, stop.signal, 0); // Other tests run beside it.
      await first;
      assert.match(said[0] ?? '', /^✗ Type errors in .*\n\S+price\.ts\(1,14\): error TS2322: /);
      const second = next();
      await write('export const price: number = 0;\n');
      await second;
      assert.match(said[1] ?? '', /^✓ .* has no type errors$/);
      stop.abort();
      await ended;
    } finally {
      stop.abort();
      await rm(directory, { recursive: true, force: true });
    }
  },
);
