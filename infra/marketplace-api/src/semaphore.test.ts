import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isProblem } from './http/problem.ts';
import {
  hashPassword,
  MAX_HASHING,
  MAX_WAITING_TO_HASH,
  passwordFits,
} from './session/passwords/password.ts';
import { Semaphore } from './semaphore.ts';

const isBusy = (error: unknown) => isProblem(error) && error.status === 503;

describe('expensive work', () => {
  it('runs so many at a time, makes so many wait in their order, and refuses the rest (503)', async () => {
    const semaphore = new Semaphore(2, 3);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const runs = [0, 1, 2, 3, 4].map((number) =>
      semaphore.run(async () => {
        started.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 0) throw new Error('failed');
      }),
    );
    await assert.rejects(
      semaphore.run(async () => undefined),
      isBusy,
    );
    assert.deepEqual(started, [0, 1]);
    const results = Promise.allSettled(runs);
    for (let ended = 0; ended < 5; ended += 1) {
      ends[ended]?.();
      await new Promise((next) => setImmediate(next));
    }
    assert.deepEqual(
      (await results).map(({ status }) => status),
      ['rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
    );
    assert.deepEqual(started, [0, 1, 2, 3, 4]);
    assert.equal(await semaphore.run(async () => 'again'), 'again');
  });

  it('includes passwords: a flood of sign-ins is refused, and those before it are answered', async () => {
    const hashed = await hashPassword('correct horse');
    const room = MAX_HASHING + MAX_WAITING_TO_HASH;
    const flood = Array.from({ length: room + 5 }, () => passwordFits(hashed, 'correct horse'));
    const results = await Promise.allSettled(flood);
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, room);
    for (const result of results) if (result.status === 'rejected') assert.ok(isBusy(result.reason));
    assert.equal(await passwordFits(hashed, 'wrong horse'), false);
    assert.equal(await passwordFits(null, 'nobody'), false);
  });
});
