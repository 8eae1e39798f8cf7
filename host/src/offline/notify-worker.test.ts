import type { InlinedDocument, ShellHistory } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createDiscovery } from '../federation/discovery.ts';
import { createStore } from '../state/store.ts';
import { aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { startOfflineReading } from './notify-worker.ts';

const register = jest.fn((_path: string) => Promise.resolve({}));
const postMessage = jest.fn<void, [Record<string, unknown>]>();
let controlled: (() => void) | null = null;
const connection = createStore({ online: true, seenAt: null as string | null });
let waiting: (() => void)[] = [];
const settle = () => waiting.forEach((run) => run());
let listeners: (() => void)[] = [];
let location = { pathname: '/home', search: '?module_id=1', hash: '', state: null, key: 'a' };
const history: Pick<ShellHistory, 'location' | 'listen'> = {
  get location() {
    return location;
  },
  listen(listener) {
    listeners.push(listener);
    return () => undefined;
  },
};
const messagesOf = (name: string) => postMessage.mock.calls.map(([message]) => message[name]).filter(Boolean);

function offered(content: string | null): void {
  document.head.innerHTML = '<title>Food | Souk</title>';
  if (content)
    document.head.insertAdjacentHTML('beforeend', `<meta name="souk-offline" content="${content}">`);
}

beforeEach(() => {
  jest.clearAllMocks();
  register.mockResolvedValue({});
  jest.useFakeTimers();
  listeners = [];
  waiting = [];
  location = { ...location, pathname: '/home', search: '?module_id=1' };
  connection.set({ online: true, seenAt: null });
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => setTimeout(work, 100),
    PerformanceObserver: class {
      readonly hear: (list: object) => void;
      constructor(hear: (list: object) => void) {
        this.hear = hear;
      }
      observe = () =>
        this.hear({
          getEntries: () => [
            { name: `${window.location.origin}/releases/host/1.0.0/a.js`, workerStart: 0 },
            { name: 'https://maps.example/a.png', workerStart: 0 },
            { name: `${window.location.origin}/seen.js`, workerStart: 5 },
          ],
        });
      disconnect = () => undefined;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      controller: { postMessage },
      addEventListener: (_name: string, listener: () => void) => (controlled = listener),
    },
  });
  offered('on');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['requestIdleCallback', 'PerformanceObserver']) Reflect.deleteProperty(globalThis, name);
});

const start = (document: InlinedDocument = aDiscoveryDocument()) => {
  const discovery = createDiscovery(document, 'visitor');
  startOfflineReading({ discovery, history, connection, whenSettled: (run) => waiting.push(run) });
  return discovery;
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('registers the worker seconds after the page is shown, where the edge offers it (API-14)', async () => {
  start();
  await pass(10_000);
  expect(register).not.toHaveBeenCalled();
  settle();
  await pass(3000);
  expect(register).not.toHaveBeenCalled();
  await pass(200);
  expect(register).toHaveBeenCalledWith('/offline-worker.js');
});

it('registers none where the edge offers none, nor for a preview, nor where the browser has none (API-14)', async () => {
  offered(null);
  start();
  offered('on');
  start({
    ...aDiscoveryDocument(),
    preview: { releases: [{ remote: 'food', version: '2.0.0' }], secondsLeft: 60 },
  });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  start();
  settle();
  await pass(10_000);
  expect(register).not.toHaveBeenCalled();
});

it('works where the browser refuses to register it (API-14, ERR-7)', async () => {
  register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
  start();
  settle();
  await pass(4000);
  expect(register).toHaveBeenCalled();
});

it('notifies the worker of a page once it is shown, under its own name, and of no redirect (API-14)', async () => {
  start();
  location = { ...location, pathname: '/store/a', search: '' };
  listeners.forEach((listener) => listener());
  await pass(100);
  location = { ...location, pathname: '/store/b' };
  listeners.forEach((listener) => listener());
  document.title = 'Store B | Souk';
  await pass(1000);
  expect(messagesOf('seen')).toEqual([{ path: '/store/b', title: 'Store B | Souk' }]);
});

it('does not notify it of a page that was only viewed offline (API-14)', async () => {
  connection.set({ online: false, seenAt: '2026-11-20T14:30:00Z' });
  start();
  await pass(1000);
  expect(messagesOf('seen')).toEqual([]);
});

it('notifies it of newer documents, and of sign-in and sign-out (API-14, SES-14)', () => {
  const discovery = start();
  const newer = { ...aDiscoveryDocument(), revision: discovery.document.get().revision + 1 };
  discovery.offer(newer);
  expect(messagesOf('document')).toEqual([newer]);
  bus.emit('session:changed', { status: 'guest' });
  expect(messagesOf('forget')).toContain(true);
});

it('notifies it of what the page fetched past it, without the customer’s identity (API-14, SEC-1)', async () => {
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  Object.assign(serviceWorker, { controller: null });
  start();
  settle();
  await pass(4000);
  Object.assign(serviceWorker, { controller });
  controlled?.();
  expect(messagesOf('fetched')).toEqual([
    { page: '/home?module_id=1' },
    { urls: [`${window.location.origin}/releases/host/1.0.0/a.js`], headers: expect.any(Object) },
  ]);
  expect(JSON.stringify(messagesOf('fetched'))).not.toMatch(/authorization|guest/i);
});
