import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Linter } from 'eslint';

// A JavaScript file without declarations.
const { preset }: { preset(directory: string): Linter.Config[] } = await import(
  String(new URL('../eslint-preset.js', import.meta.url))
);

/** Parsed as plain JavaScript: the rule looks at names alone. */
const rule = preset(import.meta.dirname).find(({ rules }) => rules && 'no-restricted-globals' in rules);
const refused = (code: string, filename: string) =>
  new Linter()
    .verify(code, [{ ...rule, files: ['**/*.ts'] }], { filename })
    .flatMap(({ ruleId }) => ruleId ?? []);

for (const code of [
  "localStorage.getItem('token')",
  "window.sessionStorage.setItem('a', 'b')",
  "indexedDB.open('pictures')",
  "globalThis.caches.open('a')",
  "new BroadcastChannel('a')",
  "document.cookie = 'a=b'",
  'navigator.serviceWorker.ready',
  "navigator.locks.request('a', work)",
])
  it(`refuses in a page's source what browsers refuse: ${code}`, () => {
    assert.equal(refused(code, 'src/page.ts').length, 1);
    assert.deepEqual(refused(code, 'src/page.test.ts'), []);
  });

it('leaves alone what every browser has', () => {
  assert.deepEqual(refused("localStore.get('token'); document.title = 'a'", 'src/page.ts'), []);
});
