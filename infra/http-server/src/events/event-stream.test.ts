import assert from 'node:assert/strict';
import { errorMonitor } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { eventText, openEventStream } from './event-stream.ts';

/** A stream to a client who reads nothing: the response has no connection, so nothing of it gets away. */
function open(test: TestContext, maxUnreadBytes = 10_000) {
  test.mock.timers.enable({ apis: ['setInterval'] });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const errors: unknown[] = [];
  response.on(errorMonitor, (error) => errors.push(error));
  const stream = openEventStream(response, { maxUnreadBytes });
  assert.ok(stream);
  const written: unknown[] = [];
  const write = response.write.bind(response);
  test.mock.method(response, 'write', (text: string) => {
    written.push(text);
    return write(text);
  });
  const cleanUp = test.mock.fn();
  stream.onEnd(cleanUp);
  /** That it writes nothing more, and everything that belongs to it was ended once. */
  function assertOver() {
    assert.equal(stream?.isOver, true);
    written.length = 0;
    stream?.write('late');
    test.mock.timers.tick(60_000);
    stream?.end();
    assert.deepEqual([written, errors], [[], []]);
    assert.equal(cleanUp.mock.callCount(), 1);
  }
  return { response, stream, written, assertOver };
}

describe('a stream of events', () => {
  it('writes events with their id, name and data', () => {
    assert.equal(eventText({ event: 'revision', data: '{}' }), 'event: revision\ndata: {}\n\n');
    assert.equal(eventText({ id: 7, event: 'push', data: '[]' }), 'id: 7\nevent: push\ndata: []\n\n');
  });

  it('sends a heartbeat every 15 seconds', (test) => {
    const { written } = open(test);
    test.mock.timers.tick(45_000);
    assert.deepEqual(written, Array(3).fill(': still here\n\n'));
  });

  it('is over once it is ended, also behind bytes that nobody reads', (test) => {
    const { response, stream, assertOver } = open(test);
    stream.write('unread');
    stream.end();
    assertOver();
    assert.equal(response.destroyed, true);
  });

  it('is over once the client leaves', (test) => {
    const { response, assertOver } = open(test);
    response.emit('close');
    assertOver();
  });

  it('disconnects a client that reads nothing, before the unread bytes grow', (test) => {
    const { response, stream, assertOver } = open(test);
    while (!stream.isOver) stream.write('a'.repeat(1000));
    assert.ok(response.writableLength < 12_000);
    assertOver();
  });

  it('cleans up at once where it is over already', (test) => {
    const { stream } = open(test);
    stream.end();
    const late = test.mock.fn();
    stream.onEnd(late);
    assert.equal(late.mock.callCount(), 1);
  });

  it('survives an error of the connection', (test) => {
    const { response } = open(test);
    assert.doesNotThrow(() => response.emit('error', new Error('reset')));
  });

  it('is not begun for a client who has left', () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.destroy();
    assert.equal(openEventStream(response, { maxUnreadBytes: 0 }), null);
  });
});
