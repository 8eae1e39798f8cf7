import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ROOT } from './root.ts';

describe('the hook that checks the message of a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-message-'));
  after(() => rmSync(folder, { recursive: true }));
  const check = (message: string) => {
    const file = join(folder, 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    return spawnSync(join(ROOT, '.githooks/commit-msg'), [file], { encoding: 'utf8' });
  };

  for (const subject of [
    'edge: serve the last good document when the registry is down',
    'contracts, account, registry: write a note, a tip and a link once',
    'release-cli: need a reason for every rollback',
    `docs: ${'a'.repeat(66)}`,
    "Merge branch 'search'",
    'Revert "edge: serve the last good document"',
    'fixup! edge: serve the last good document',
  ])
    it(`lets through: ${subject}`, () => {
      const { status, stderr } = check(`# A comment of git\n\n${subject}\n\nWhy it is so.\n`);
      assert.deepEqual([status, stderr], [0, '']);
    });

  for (const [subject, words] of [
    [
      'Fix the edge',
      /"Fix the edge" does not start with an area, a colon and a space\.\n.*`area: imperative`/,
    ],
    ['edge:serve it', /does not start with an area/],
    ['edge: added a cache', /is not an imperative: write what the commit does, such as "add"/],
    ['edge: adds a cache', /is not an imperative/],
    [`docs: ${'a'.repeat(67)}`, /has 73 characters, the limit is 72\. Move the rest to the body\./],
  ] as const)
    it(`refuses, and says what to write instead: ${subject}`, () => {
      const { status, stderr } = check(`${subject}\n`);
      assert.equal(status, 1);
      assert.match(stderr, words);
      assert.match(stderr, /git commit -e -F .*COMMIT_EDITMSG/);
    });
});
