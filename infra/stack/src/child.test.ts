import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runNode } from './child.ts';

// Starts another process that would never end and keeps the output open.
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'console.log("running"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

describe('a child process', () => {
  it('returns what it printed and how it ended', async () => {
    const { code, output } = await runNode([
      '-e',
      'console.log("said"); console.error("cried"); process.exit(3)',
    ]);
    assert.equal(code, 3);
    assert.deepEqual(output.trim().split('\n').sort(), ['cried', 'said']);
  });

  it('stops with all its child processes', { timeout: 20_000 }, async () => {
    const stopping = new AbortController();
    // Returns only once no process holds the output any more.
    const { code } = await runNode(['-e', PARENT], {
      stop: stopping.signal,
      onOutput: () => stopping.abort(),
    });
    assert.notEqual(code, 0);
  });

  it('stops when its time is over', async () => {
    const { code } = await runNode(['-e', 'setInterval(() => {}, 1000)'], { timeout: 300 });
    assert.notEqual(code, 0);
  });
});
