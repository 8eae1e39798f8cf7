/** Closes the parts of a stack, the last one first. */
export function createClosers() {
  const closers: (() => Promise<void>)[] = [];
  // Also aborted when the start fails, so that builds end with it.
  const ending = new AbortController();
  return {
    ending: ending.signal,
    async close(): Promise<void> {
      ending.abort();
      for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
    },
    closeLater<T extends { close(): Promise<void> }>(part: T): T {
      if (ending.signal.aborted) void part.close();
      else closers.push(() => part.close());
      return part;
    },
  };
}
