/** What of a service worker's global object is used here: the types of pages and of workers do not go together. */
export interface WorkerScope {
  readonly registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & { data: unknown }) => void): void;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** All caches of ours begin with it; the removal of the worker deletes them by it. */
export const CACHE_PREFIX = 'souk-offline-';
