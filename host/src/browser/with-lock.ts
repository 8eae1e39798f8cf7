/**
 * Runs work while no other tab runs the same. Where the browser has no locks, as without a secure context, or refuses
 * them, as with blocked site data, it just runs.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    const { locks } = navigator as { locks?: LockManager };
    if (locks) return await locks.request(name, { signal }, run);
  } catch (error) {
    if (isRunning || signal?.aborted) throw error;
  }
  return run();
}
