/** Resolves when the process is asked to stop, and keeps it running until then. */
export function untilStopped(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const keepAlive = setInterval(() => {}, 60_000);
    const end = () => {
      clearInterval(keepAlive);
      resolve();
    };
    if (stop.aborted) end();
    stop.addEventListener('abort', end, { once: true });
  });
}
