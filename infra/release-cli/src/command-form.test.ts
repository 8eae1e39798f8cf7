import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { commandForm, withCommandForm } from './command-form.ts';

describe('a command that is printed', () => {
  it('is the shortest path in a usual folder', () => {
    assert.equal(commandForm('/home/ann/souk', '/home/ann/souk/souk'), './souk');
    assert.equal(commandForm('/home/ann/souk/remotes/food', '/home/ann/souk/souk'), '../../souk');
  });

  for (const name of ['my souk folder', "ann's shop", 'costs $1 & more'])
    it(`can be copied into a shell where a folder is named ${name}`, async () => {
      const home = await mkdtemp(join(tmpdir(), 'souk-form-'));
      const executable = join(home, name, 'souk');
      await mkdir(join(home, name));
      await writeFile(executable, '#!/bin/sh\necho "ran $*"\n', { mode: 0o755 });
      const form = commandForm(home, executable);
      const printed = withCommandForm('souk status, or again souk status', form);
      assert.equal(printed, `${form} status, or again ${form} status`);
      // A text can pass here twice: as a hint, and as a part of an error.
      assert.equal(withCommandForm(printed, form), printed);
      const answer = execFileSync('sh', ['-c', `${form} activate food 1.0.1`], {
        cwd: home,
        encoding: 'utf8',
      });
      assert.equal(answer, 'ran activate food 1.0.1\n');
      await rm(home, { recursive: true });
    });

  it("stays as it is in a team's own repository", () => {
    assert.equal(withCommandForm('Run npx souk token list.', 'npx souk'), 'Run npx souk token list.');
    assert.equal(withCommandForm('Run souk token list.', 'npx souk'), 'Run npx souk token list.');
  });
});
