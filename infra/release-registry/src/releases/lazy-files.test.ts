import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '@souk/http-server';
import { aRelease } from '../testing/releases.ts';
import { lazyFiles } from './lazy-files.ts';

/** As webpack writes it: the chunks of the mounted module, and the table of their files. */
const entry = (
  waits: string,
) => `var o={"./remote":()=>${waits}.then(()=>()=>r(7570)),"./product-dialog":()=>r.e(900).then(()=>()=>r(1))};
b.u=e=>(({258:"expose-remote",900:"expose-product-dialog"})[e]||e)+"."+({258:"53900a2a1e",757:"856d264e49",900:"809dd2fb79"})[e]+".js"`;
const FILES = [
  'expose-remote.53900a2a1e.js',
  '757.856d264e49.js',
  'expose-product-dialog.809dd2fb79.js',
  'hero.png',
];
const read = (lazy: string[] | undefined, code: string) => {
  const files = Object.fromEntries(FILES.map((path) => [path, path]));
  const { record } = aRelease('pharmacy', '1.0.0', { files, ...(lazy && { lazy }) });
  return lazyFiles(record, Buffer.from(code));
};
const BOTH = entry('Promise.all([r.e(757),r.e(258)])');

describe('files that a release loads later', () => {
  it('are the declared files that it does not wait for before it is mounted', () => {
    const lazy = ['expose-product-dialog.809dd2fb79.js', 'hero.png'];
    assert.deepEqual(read(lazy, BOTH), lazy);
    assert.deepEqual(read(undefined, BOTH), []);
  });

  for (const path of ['expose-remote.53900a2a1e.js', '757.856d264e49.js', 'remoteEntry.js'])
    it(`are not ${path}, which the entry waits for: such a record is rejected`, () => {
      assert.throws(
        () => read([path], BOTH),
        (error) =>
          error instanceof Problem && error.message.startsWith(`${path} is declared as loaded later`),
      );
    });

  it('are found in a single chunk, and in an entry that was not minified', () => {
    const long = `"./remote": function() { return Promise.all([__webpack_require__.e("expose-remote"), __webpack_require__.e(/*! x */ "757")]).then(function() {} )}, {"x": 1}`;
    for (const code of [entry('r.e(258)'), long])
      assert.throws(() => read(['expose-remote.53900a2a1e.js'], code), Problem);
    assert.deepEqual(read(['757.856d264e49.js'], entry('r.e(258)')), ['757.856d264e49.js']);
  });

  it('are none where the entry does not declare what it waits for: everything counts', () => {
    for (const code of ['var food = { get: load }', '"./remote":()=>load()', ''])
      assert.deepEqual(read(FILES, code), []);
  });

  it('are found quickly in an entry that was written to be hard to parse', () => {
    const code = `"./remote":()=>${'.e(1)'.repeat(200_000)}`;
    assert.deepEqual(read(FILES, code.repeat(5)), []);
  });
});
