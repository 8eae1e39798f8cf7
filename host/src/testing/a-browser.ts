/** The channels of a browser whose tabs are all in this test. */
export class TabChannel {
  static readonly all = new Set<TabChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    TabChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of TabChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    TabChannel.all.delete(this);
  }
}

/** Locks of which one tab holds each at a time. */
function someLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const next = (last.get(name) ?? Promise.resolve()).then(() => (signal?.aborted ? undefined : work()));
    last.set(name, next);
    return next;
  };
  return { request };
}

/** Gives the page what tabs of one browser share, and jsdom lacks. */
export function aBrowser(): void {
  Object.assign(globalThis, { BroadcastChannel: TabChannel });
  Object.defineProperty(navigator, 'locks', { value: someLocks(), configurable: true });
}
