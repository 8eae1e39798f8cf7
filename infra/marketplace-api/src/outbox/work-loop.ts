export interface WorkLoop {
  /** Works soon; returns at once. */
  wake(): void;
  /** Works now, and resolves when nothing is due. */
  flush(): Promise<void>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does what is due, one run at a time: when it is woken, and regularly for what failed or was left by another process.
 * @param batch does the next of it, and resolves with whether there may be more
 */
export function createWorkLoop(
  batch: () => Promise<boolean>,
  everyMs: number,
  onError: (error: unknown) => void,
): WorkLoop {
  let stopped = false;
  let running: Promise<void> | null = null;
  let isWoken = false;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      while ((await batch()) && !stopped);
    } while (isWoken && !stopped);
  }
  const flush = (): Promise<void> => {
    isWoken = true;
    running ??= run().finally(() => (running = null));
    return running;
  };
  const wake = () => {
    if (!stopped) void flush().catch(onError);
  };
  const timer = setInterval(wake, everyMs).unref();
  return {
    wake,
    flush,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
