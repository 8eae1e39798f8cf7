import { currentHeaders } from '@souk/api-client';
import { HEADERS, OFFLINE_WORKER_PATH } from '@souk/contracts';
import type { Readable, ShellHistory } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { whenIdle } from '@souk/ui';
import type { Discovery } from '../federation/discovery.ts';
import { serviceWorkers } from '../browser/service-workers.ts';
import type { ConnectionState } from './connection.ts';

interface OfflineReadingOptions {
  discovery: Pick<Discovery, 'document' | 'preview'>;
  history: Pick<ShellHistory, 'location' | 'listen'>;
  connection: Readable<ConnectionState>;
  /** Runs something once the page is drawn. */
  whenSettled(run: () => void): void;
}

/** The worker fetches again what the page fetched, and for its first seconds a page has other work for line and processor. */
const REGISTERED_AFTER_MS = 3000;

/** A page that moves on within this time was not seen. */
const SEEN_AFTER_MS = 500;
const MAX_REQUEST_MS = 30_000;

/** What public answers depend on, without the customer's identity. */
const PUBLIC_HEADERS: readonly string[] = [
  HEADERS.zone,
  HEADERS.module,
  HEADERS.language,
  HEADERS.latitude,
  HEADERS.longitude,
];

/**
 * Registers the service worker that lets pages be read without a connection, seconds after the page is shown, and tells
 * it what it cannot see: which pages are looked at, newer discovery documents, and that somebody signed in or out (API-14).
 */
export function startOfflineReading({
  discovery,
  history,
  connection,
  whenSettled,
}: OfflineReadingOptions): void {
  const workers = serviceWorkers();
  const isOffered = document.querySelector('meta[name="souk-offline"]') !== null;
  // A preview must not be readable later.
  if (!workers || !isOffered || discovery.preview) return;
  const notify = (message: object) => workers.controller?.postMessage(message);

  discovery.document.subscribe(() => notify({ document: discovery.document.get() }));
  bus.on('session:changed', () => notify({ forget: true }));
  const notifySeen = createSeenPagesNotifier(history, connection, notify);
  const startWorker = () => {
    if (workers.controller) notifyFetched(notify);
    else
      workers.addEventListener(
        'controllerchange',
        () => {
          const { pathname, search } = history.location;
          notify({ fetched: { page: pathname + search } });
          notifyFetched(notify);
          notifySeen();
        },
        { once: true },
      );
    // A browser that refuses works without one.
    workers.register(OFFLINE_WORKER_PATH).catch(() => undefined);
  };
  whenSettled(() => setTimeout(() => whenIdle(startWorker), REGISTERED_AFTER_MS));
}

/** Says which page is looked at, once it stands and has its title. Returns how to say it now. */
function createSeenPagesNotifier(
  history: OfflineReadingOptions['history'],
  connection: OfflineReadingOptions['connection'],
  notify: (message: object) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notifyNow = () => {
    const { pathname, search } = history.location;
    if (connection.get().online) notify({ seen: { path: pathname + search, title: document.title } });
  };
  const notifySoon = () => {
    clearTimeout(timer);
    timer = setTimeout(notifyNow, SEEN_AFTER_MS);
  };
  history.listen(notifySoon);
  const title = document.querySelector('title');
  if (title)
    new MutationObserver(notifySoon).observe(title, { childList: true, characterData: true, subtree: true });
  notifySoon();
  return notifyNow;
}

/** Reports what the page loads past the worker: before it was installed, and from the browser's cache. */
function notifyFetched(notify: (message: object) => void): void {
  const isUnseen = (entry: PerformanceEntry) =>
    (entry as PerformanceResourceTiming).workerStart === 0 &&
    new URL(entry.name).origin === window.location.origin;
  const observer = new PerformanceObserver((list) => {
    const urls = list
      .getEntries()
      .filter(isUnseen)
      .map(({ name }) => name);
    if (urls.length > 0) notify({ fetched: { urls, headers: publicHeaders() } });
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), MAX_REQUEST_MS);
}

const publicHeaders = (): Record<string, string> =>
  Object.fromEntries(Object.entries(currentHeaders()).filter(([name]) => PUBLIC_HEADERS.includes(name)));
