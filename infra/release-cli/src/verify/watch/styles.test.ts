import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { styles } from './styles.ts';
import type { WatchedPage } from './watched-page.ts';

const sheets = { styleSheets: [], adoptedStyleSheets: [{ of: 'the host' }] };
const page = {
  evaluate: <A, R>(run: (argument: A) => R, argument: A) => Promise.resolve(run(argument)),
  ask: () => Promise.resolve([]),
} as unknown as WatchedPage;

before(() => Object.assign(globalThis, { document: sheets }));
after(() => {
  for (const name of ['document', 'adoptedBefore']) Reflect.deleteProperty(globalThis, name);
});

it('detects that an adopted style sheet was replaced, not only that there are more', async () => {
  const watching = await styles.begin(page);
  await watching.before();
  assert.deepEqual(await watching.after('mounted'), []);
  sheets.adoptedStyleSheets = [{ of: 'the release' }];
  assert.deepEqual(await watching.after('used'), ['it changes document.adoptedStyleSheets']);
});
