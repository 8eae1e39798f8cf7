import type { Readable } from 'node:stream';

/** An answer that was small enough to be taken whole, or what came of a larger one and the rest of it. */
export type Taken = { whole: Buffer } | { start: Buffer[]; rest: AsyncIterator<Buffer> };

/** Reads an answer until it ends or is larger than `maxBytes`. @throws what breaks it off */
export async function takeAnswer(body: Readable, maxBytes: number): Promise<Taken> {
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

/** The bytes of an answer that was begun. */
export async function* goOn({ start, rest }: { start: Buffer[]; rest: AsyncIterator<Buffer> }) {
  yield* start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
