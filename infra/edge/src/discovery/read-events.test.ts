import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { afterEach, describe, it, mock } from 'node:test';
import { readEvents } from './read-events.ts';

describe('the names of a stream’s events', () => {
  afterEach(() => mock.restoreAll());

  for (const [name, lineEnd] of [
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
  ] as const)
    it(`are read however the bytes are cut, with ${name} at the ends of lines`, async () => {
      const events = ': still here\n\nevent: revision\ndata: {}\n\ndata: nameless\n\nid: 4\nevent: start\n';
      const text = `${events}data: 4\n\nevent: torn`.replaceAll('\n', lineEnd);
      const bytes = Readable.from([...Buffer.from(text)].map((byte) => Uint8Array.of(byte)));
      mock.method(globalThis, 'fetch', async () => new Response(Readable.toWeb(bytes) as ReadableStream));
      const read: string[] = [];
      const stop = new AbortController();
      for await (const event of readEvents(new URL('http://registry.example/events'), {}, stop.signal))
        read.push(event);
      assert.deepEqual(read, ['revision', 'start']);
    });
});
