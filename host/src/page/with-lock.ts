/** Runs work while no other tab runs the same. A page without a secure context has no locks: there it just runs. */
export function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, { signal }, work) : work();
}
