import assert from 'node:assert/strict';
import { errorMonitor } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, it, type TestContext } from 'node:test';
import type { Context } from '../context.ts';
import type { Customer } from '../http/visitor.ts';
import { NOW } from '../testing/world.ts';
import { PushFeed } from './push-feed.ts';
import { streamPushes } from './stream-pushes.ts';

const ada: Customer = { kind: 'customer', id: 1, tokenHash: Buffer.from('ada') };
const message = { id: '1', type: 'word', title: { en: 'Hello' }, body: { en: 'A secret' } };

/** A stream to a customer who reads nothing: the response has no connection, so neither what is written nor its end gets away. */
async function unread(test: TestContext, feed = new PushFeed()) {
  test.mock.timers.enable({ apis: ['setInterval'] });
  const database = {
    session: true,
    messages: [] as object[],
    reads: 0,
    fails: false,
    answers: Promise.resolve(),
  };
  const query = async (text: string) => {
    database.reads += 1;
    await database.answers;
    if (database.fails) throw new Error('the database is away');
    if (text.includes('sessions')) return { rows: database.session ? [{ one: 1 }] : [] };
    return { rows: database.messages };
  };
  const pool = { query } as unknown as Context['pool'];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const errors: unknown[] = [];
  response.on(errorMonitor, (error) => errors.push(error));
  await streamPushes(response, { pool, push: feed, now: () => NOW }, ada, 'en', 0);
  await setImmediate();
  const evict = () => Array.from({ length: 20 }, () => feed.subscribe(ada.id, () => {}));
  /** Everything that makes an open stream write: time, and messages. */
  async function isStopped() {
    const { reads } = database;
    test.mock.timers.tick(60_000);
    feed.wake(ada.id);
    await setImmediate();
    assert.deepEqual(errors, []);
    return response.destroyed && database.reads === reads;
  }
  return { database, feed, response, evict, isStopped };
}

describe('a stream of push messages whose customer reads nothing (PSH-6)', () => {
  it('goes on while it is one of the newest twenty of a session', async (test) => {
    const { isStopped } = await unread(test);
    assert.equal(await isStopped(), false);
  });

  it('writes no more once twenty newer ones are open', async (test) => {
    const { evict, isStopped } = await unread(test);
    evict();
    assert.equal(await isStopped(), true);
  });

  for (const [what, change] of [
    ['its session was revoked', { session: false }],
    ['its messages could not be read', { fails: true }],
  ] as const)
    it(`writes no more once ${what}`, async (test) => {
      const { database, feed, isStopped } = await unread(test);
      Object.assign(database, change);
      feed.wake(ada.id);
      await setImmediate();
      assert.equal(await isStopped(), true);
    });

  it('writes no more once the process closes it', async (test) => {
    const { feed, isStopped } = await unread(test);
    feed.close();
    assert.equal(await isStopped(), true);
  });

  it('is not written to when it ended while its messages were read', async (test) => {
    const { database, feed, response, evict } = await unread(test);
    let answer = () => {};
    database.answers = new Promise((resolve) => (answer = resolve));
    database.messages = [message];
    feed.wake(ada.id);
    const written: unknown[] = [];
    test.mock.method(response, 'write', (chunk: unknown) => written.push(chunk));
    evict();
    answer();
    await setImmediate();
    assert.deepEqual(written, []);
  });

  it('does not end the process by an error of its connection', async (test) => {
    const { response } = await unread(test);
    assert.doesNotThrow(() => response.emit('error', new Error('reset')));
  });

  it('is not begun for a customer who left before it was', async (test) => {
    test.mock.timers.enable({ apis: ['setInterval'] });
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    let reads = 0;
    const query = () => {
      reads += 1;
      response.destroy();
      return Promise.resolve({ rows: [{ id: '7' }] });
    };
    const feed = new PushFeed();
    const pool = { query } as unknown as Context['pool'];
    await streamPushes(response, { pool, push: feed, now: () => NOW }, ada, 'en', null);
    feed.wake(ada.id);
    await setImmediate();
    assert.equal(reads, 1);
  });
});
