import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ReleaseFiles } from './release-files.ts';
import { watchStore } from './watch-store.ts';

it('the files of a release are not waited for where the store does not respond: a page works without its preloads', async () => {
  const files = watchStore({ list: () => new Promise(() => undefined) } as unknown as ReleaseFiles);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_done, fail) => {
    timer = setTimeout(() => fail(new Error('The list was waited for half a minute')), 30_000);
  });
  const listed = Promise.race([files.list('food', '1.0.0'), tooLate]);
  assert.deepEqual(await listed.finally(() => clearTimeout(timer)), []);
});
