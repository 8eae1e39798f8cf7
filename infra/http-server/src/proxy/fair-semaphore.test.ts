import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { FairSemaphore } from './fair-semaphore.ts';

describe('connections that are shared fairly between addresses', () => {
  const never = new AbortController().signal;
  function aQueue(bounds: { total: number; perAddress: number }) {
    const semaphore = new FairSemaphore(bounds);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    return {
      begun,
      ask: (address: string, name: string, signal = never) =>
        semaphore.acquire(address, signal).then((end) => {
          begun.push(name);
          ends.push(end);
        }),
      async end() {
        ends.shift()?.();
        await setImmediate();
      },
    };
  }

  it('let one call of an address wait for at most one call of another, however many that one has', async () => {
    const { begun, ask, end } = aQueue({ total: 1, perAddress: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    void ask('b', 'b1');
    for (let call = 0; call < 6; call += 1) await end();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('never all go to one address', async () => {
    const { begun, ask, end } = aQueue({ total: 4, perAddress: 2 });
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    void ask('b', 'b1');
    await setImmediate();
    assert.deepEqual(begun, ['a1', 'a2', 'b1']);
    await end();
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3']);
  });

  it('are not held by callers that have left', async () => {
    const { begun, ask, end } = aQueue({ total: 1, perAddress: 1 });
    const gone = new AbortController();
    void ask('a', 'a1');
    const waiting = ask('b', 'b1', gone.signal);
    void ask('c', 'c1');
    gone.abort(new Error('gone'));
    await assert.rejects(waiting, /gone/);
    await end();
    assert.deepEqual(begun, ['a1', 'c1']);
  });
});
