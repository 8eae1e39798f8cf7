import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startBuilder } from './builder.ts';

const inEmptyFolder = async (run: (directory: string) => Promise<void>) => {
  const directory = await mkdtemp(join(tmpdir(), 'souk-builder-'));
  try {
    await run(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
};

describe('a process for builds', () => {
  it('reports why a build failed, and takes the next one', () =>
    inEmptyFolder(async (directory) => {
      const builder = startBuilder(new AbortController().signal);
      try {
        const build = () => builder.build({ directory, version: '1.0.0' });
        await assert.rejects(build, /No remote found in/);
        await assert.rejects(build, /No remote found in/);
      } finally {
        builder.close();
      }
    }));

  it('fails the build that runs when it is stopped, and every later one', () =>
    inEmptyFolder(async (directory) => {
      const stop = new AbortController();
      const builder = startBuilder(stop.signal);
      const build = () => builder.build({ directory, version: '1.0.0' });
      const running = build();
      stop.abort();
      await assert.rejects(running, /ended before the build/);
      await assert.rejects(build, /ended before the build/);
      builder.close();
    }));
});
