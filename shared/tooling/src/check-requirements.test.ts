import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkRequirements } from './check-requirements.ts';

const trees: string[] = [];
after(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

const LIST = [
  '1. **CRT-1** The drawer.',
  '2. **CRT-2** Empty.',
  '3. **PAY-1** Failed.',
  '- AMB-1 Which one?',
];

function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'souk-requirements-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ 'docs/requirements.md': LIST.join('\n'), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkRequirements(root, Object.keys(files));
}

// Put together, so that this file itself cites nothing that does not exist.
const MISSING = ['CRT', '9'].join('-');

describe('the check of requirement codes', () => {
  it('names the file and line of a code that does not exist', () => {
    const { unknown } = check({ 'host/cart.ts': `// CRT-1\n/** ${MISSING} */`, 'docs/a.md': 'CRT-2, AMB-1' });
    assert.deepEqual(unknown, [{ file: 'host/cart.ts', line: 2, code: MISSING }]);
  });

  it('reads the last code of a range', () => {
    const { unknown } = check({ 'host/cart.ts': 'CRT-1 to '.concat(MISSING) });
    assert.equal(unknown.at(-1)?.code, MISSING);
  });

  it('ignores words that only look like a code', () => {
    const { unknown } = check({ 'host/cart.ts': 'UTF-8, SHA-256, MPL-2' });
    assert.deepEqual(unknown, []);
  });

  it('counts a requirement as tested when a title cites it, in any form of a test', () => {
    const titles = [
      "it.each([1])('asks %s (CRT-1 to CRT-2)', () => {});",
      'describe(`${kind} (PAY-1)`, () => {});',
      "test('is clear (AMB-1)', () => {});",
    ];
    assert.deepEqual(check({ 'host/cart.test.ts': titles.join('\n') }).untested, []);
  });

  it('counts neither comments and values of a test nor titles elsewhere as proof', () => {
    const { untested } = check({
      'host/cart.test.ts': "// CRT-1\nit('shows', () => { expect('CRT-2'); });",
      'host/cart.ts': "it('PAY-1');",
    });
    assert.deepEqual(untested, ['CRT-1', 'CRT-2', 'PAY-1', 'AMB-1']);
  });
});
