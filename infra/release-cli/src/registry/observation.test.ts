import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { createCall } from './call.ts';
import { observationCalls } from './observation.ts';

describe('the revisions of a channel', () => {
  for (const [name, lineEnd] of [
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
  ] as const)
    it(`are read however the bytes are cut, with ${name} at the ends of lines`, async () => {
      const events = ': still here\n\nevent: revision\ndata: {"revision":7}\n\nevent: revision\n';
      const text = `${events}data: {"channel":"production","revision":8}\n\n`.replaceAll('\n', lineEnd);
      const bytes = Readable.from([...Buffer.from(text)].map((byte) => Uint8Array.of(byte)));
      const call = createCall({ url: 'http://registry.example', token: 'secret' });
      const { revisions } = observationCalls({
        ...call,
        open: async () => new Response(Readable.toWeb(bytes) as ReadableStream),
      });
      const read: number[] = [];
      for await (const revision of revisions('production', new AbortController().signal)) read.push(revision);
      assert.deepEqual(read, [7, 8]);
    });
});
