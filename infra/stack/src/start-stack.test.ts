import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readSettings } from '@souk/tooling/settings';
import { UserError } from './user-error.ts';
import { Progress } from './progress.ts';
import { STEPS } from './stack.ts';
import { startStack } from './start-stack.ts';

it('leaves no folder behind where DATABASE_URL is wrong', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'souk-start-'));
  try {
    const home = join(parent, '.souk');
    const settings = {
      ...readSettings(),
      port: 0,
      home,
      databaseUrl: 'postgres://souk@127.0.0.1:9/souk',
      marketplaceApiUrl: undefined,
    };
    await assert.rejects(
      startStack(settings, {
        progress: new Progress(STEPS, () => {}),
        stop: new AbortController().signal,
      }),
      UserError,
    );
    assert.equal(existsSync(home), false);
  } finally {
    await rm(parent, { recursive: true });
  }
});
