import assert from 'node:assert/strict';
import { it } from 'node:test';
// @ts-expect-error Plain JavaScript, as the worker that runs it.
import { MessageQueue } from './message-queue.mjs';

const message = (letter: string) => new Uint8Array([letter.charCodeAt(0), 0, 0, 0, 4]);

it('ends what a connection had begun when the backend failed in the middle of it, before the next one is served', async () => {
  const carriedOut: string[] = [];
  const database = {
    isInTransaction: () => false,
    runExclusive: (work: () => Promise<void>) => work(),
    execProtocolRawStream(sent: Uint8Array) {
      const letter = String.fromCharCode(sent[0] ?? 0);
      carriedOut.push(letter);
      return letter === 'B' ? Promise.reject(new Error('failed')) : Promise.resolve();
    },
  };
  const queue = new MessageQueue(database);
  const ignore = () => {};
  await assert.rejects(queue.enqueue(1, message('B'), ignore), /failed/);
  const other = queue.enqueue(2, message('Q'), ignore);
  queue.clearQueueForHandler(1);
  await queue.clearTransactionIfNeeded(1);
  await other;
  assert.deepEqual(carriedOut, ['B', 'S', 'Q']);
});

it('serves others after a connection that was closed while the backend worked on its message', async () => {
  let finish = () => {};
  const database = {
    isInTransaction: () => false,
    runExclusive: (work: () => Promise<void>) => work(),
    execProtocolRawStream: (sent: Uint8Array) =>
      sent[0] === 'B'.charCodeAt(0) ? new Promise<void>((done) => (finish = done)) : Promise.resolve(),
  };
  const queue = new MessageQueue(database);
  const ignore = () => {};
  const begun = queue.enqueue(1, message('B'), ignore);
  const other = queue.enqueue(2, message('Q'), ignore);
  queue.clearQueueForHandler(1);
  const cleared = queue.clearTransactionIfNeeded(1);
  finish();
  await begun;
  await cleared;
  await other;
});
