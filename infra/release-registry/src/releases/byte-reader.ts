/** Reads lines and byte ranges from a stream; buffers at most the requested bytes and one chunk. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The bytes up to the next line feed, or null where there is none within `limit` bytes. */
  async line(limit: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const end = this.#rest.indexOf(10);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      length += part.length;
      if (length > limit) return null;
      parts.push(part);
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 1);
        return Buffer.concat(parts, length);
      }
      if (!(await this.#fill())) return null;
    }
  }

  /** Exactly `size` bytes, or null where the stream ends before. */
  async bytes(size: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let missing = size;
    while (missing > 0) {
      if (this.#rest.length === 0 && !(await this.#fill())) return null;
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts, size);
  }

  /** Reads to the end, so that the sender can read the response, and counts the bytes; stops at `limit`. */
  async drain(limit: number): Promise<number> {
    let count = this.#rest.length;
    while (count <= limit && (await this.#fill())) count += this.#rest.length;
    this.#rest = Buffer.alloc(0);
    return count;
  }

  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done) return false;
    this.#rest = next.value;
    return true;
  }
}
