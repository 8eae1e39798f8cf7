export interface WorkLoop {
  /** Schedules a run; returns at once. */
  wake(): void;
  /** Runs now, and resolves when nothing is due. */
  flush(): Promise<void>;
  /** Waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Processes due work, one run at a time: when woken, and at an interval for failed work and that of other processes.
 * @param batch processes the next batch, and resolves with whether there may be more
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
