import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Linter } from 'eslint';

// A JavaScript file without declarations.
const { preset }: { preset: Linter.Config[] } = await import(
  String(new URL('../eslint-preset.js', import.meta.url))
);

/** What a rule of the preset refuses in a file, parsed as plain JavaScript: these rules need no types. */
const refusedBy = (name: string) => {
  const rule = preset.find(({ rules }) => rules && name in rules);
  return (code: string, filename: string) =>
    new Linter()
      .verify(code, [{ ...rule, files: ['**/*.ts'] }], { filename })
      .flatMap(({ ruleId }) => ruleId ?? []);
};
const refused = refusedBy('no-restricted-globals');

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
  it(`forbids in a page’s source what browsers reject: ${code}`, () => {
    assert.equal(refused(code, 'src/page.ts').length, 1);
    assert.deepEqual(refused(code, 'src/page.test.ts'), []);
  });

it('allows what every browser has', () => {
  assert.deepEqual(refused("localStore.get('token'); document.title = 'a'", 'src/page.ts'), []);
});

const tooLong = refusedBy('max-lines-per-function');
const functionOf = (lines: number) => `function f() {\n${'call();\n'.repeat(lines - 2)}}`;

it('forbids functions of more than 120 lines, but not in tests and journeys', () => {
  for (const file of ['src/page.ts', 'src/testing/world.ts'])
    assert.deepEqual(tooLong(functionOf(121), file), ['max-lines-per-function']);
  for (const file of ['src/page.test.ts', 'src/real.stress.test.ts', 'e2e/specs/a.ts'])
    assert.deepEqual(tooLong(functionOf(121), file), []);
});

it('counts neither blank lines nor comments of a function', () => {
  assert.deepEqual(
    tooLong(functionOf(120).replace('call();', '// A comment.\n\ncall();'), 'src/page.ts'),
    [],
  );
});
