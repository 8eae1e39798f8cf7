import type { Readable } from 'node:stream';

/** A small response, complete; or the start of a larger one, and the iterator of its rest. */
export type ReadResponse = { whole: Buffer } | { start: Buffer[]; rest: AsyncIterator<Buffer> };

/** Reads a response until it ends or exceeds `maxBytes`. @throws where the upstream breaks it off */
export async function readResponse(body: Readable, maxBytes: number): Promise<ReadResponse> {
  const chunks: Buffer[] = [];
  let length = 0;
  const rest = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>; // No encoding is set, so chunks are bytes.
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return { whole: Buffer.concat(chunks, length) };
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) return { start: chunks, rest };
  }
}

/** The bytes of a larger response, from the start. */
export async function* remainingBytes({ start, rest }: { start: Buffer[]; rest: AsyncIterator<Buffer> }) {
  yield* start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
