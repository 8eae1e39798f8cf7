import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { showProgress } from './progress.ts';

describe('the progress of a first start whose output goes to a file', () => {
  let lines: string[];
  const out = { write: (text: string) => lines.push(text.trimEnd()) } as unknown as NodeJS.WriteStream;
  beforeEach(() => {
    lines = [];
    mock.timers.enable({ apis: ['setInterval', 'Date'] });
  });
  afterEach(() => mock.timers.reset());
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) mock.timers.tick(1_000);
  };

  it('has a line for every step that begins and ends, with how many are left', async () => {
    const { progress, end } = showProgress(['Database', 'Builds'], out);
    await progress.run('Database', async () => pass(2));
    await progress.run('Builds', async (say) => say('live: food'));
    end();
    assert.deepEqual(lines, [
      '▸ Database       0.0 s',
      '✓ Database       2.0 s  (1 left)',
      '▸ Builds         0.0 s',
      '✓ Builds         0.0 s  live: food',
    ]);
  });

  it('repeats a step that reports nothing, with its estimate, instead of minutes of silence', async () => {
    const { progress, end } = showProgress(['Builds'], out);
    await progress.run('Builds', async (say) => {
      pass(6);
      say('1 of 9 built, about 3 min left');
      pass(40);
    });
    end();
    assert.deepEqual(lines, [
      '▸ Builds         0.0 s',
      '▸ Builds         6.0 s  1 of 9 built, about 3 min left',
      '▸ Builds          21 s  1 of 9 built, about 3 min left',
      '▸ Builds          36 s  1 of 9 built, about 3 min left',
      '✓ Builds          46 s  1 of 9 built, about 3 min left',
    ]);
  });

  it('is silent once it has ended', async () => {
    const { progress, end } = showProgress(['Edge'], out);
    void progress.run('Edge', () => new Promise(() => undefined));
    end();
    pass(60);
    assert.equal(lines.length, 1);
  });
});
