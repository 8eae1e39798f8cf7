import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { watchHome } from './watch-home.ts';

it('reports once that the folder of a running stack was deleted', { timeout: 60_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), 'souk-home-'));
  const lines: string[] = [];
  const watch = watchHome(home, (line) => lines.push(line), 5);
  await wait(50);
  assert.deepEqual(lines, []);
  await rm(home, { recursive: true });
  while (lines.length === 0) await wait(5);
  await wait(50);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /was deleted while Souk runs from it/);
  await watch.close();
});
