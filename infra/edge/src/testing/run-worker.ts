import { createContext, runInContext } from 'node:vm';
import { fakeCaches } from './fake-caches.ts';

export const SITE = 'https://souk.example';

type Listener = (event: object) => void;

interface RequestOptions {
  headers?: Record<string, string>;
  navigates?: boolean;
  method?: string;
}

/** Runs the script of a service worker as a browser would, on a network that the test is. */
export function runWorker(script: string, caches?: CacheStorage) {
  const fake = fakeCaches();
  const listeners = new Map<string, Listener>();
  const answers = new Map<string, () => Response>();
  let connected = true;
  let removed = false;
  const fetch = async (input: Request | string) => {
    const { url } = new Request(new URL(typeof input === 'string' ? input : input.url, SITE));
    const answer = answers.get(url);
    if (!connected || !answer) throw new TypeError('Failed to fetch');
    const response = answer();
    // What comes from the page's own site; a Response that a test makes is of no type.
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  const dispatch = async (type: string, event: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (more: Promise<unknown>) => work.push(more) });
    while (work.length > 0) await work.shift();
  };
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { unregister: async () => (removed = true) },
    location: { origin: SITE },
    navigator: { language: 'en-US' },
    caches: caches ?? fake.caches,
    crypto,
    fetch,
    ...{ Response, Request, Headers, URL, URLSearchParams, Date },
  };
  runInContext(script, createContext(scope));
  return {
    stored: fake.stored,
    browser: fake,
    isRemoved: () => removed,
    start: async () => {
      await dispatch('install');
      await dispatch('activate');
    },
    /** What the network has to say at an address from now on. */
    serves: (path: string, answer: () => Response) => answers.set(SITE + path, answer),
    goOffline: () => (connected = false),
    goOnline: () => (connected = true),
    tell: (data: unknown) => dispatch('message', { data }),
    /** What the page is given; null where the worker leaves the request to the browser. */
    async asks(path: string, { headers = {}, navigates = false, method = 'GET' }: RequestOptions = {}) {
      const request = new Request(SITE + path, { headers, method });
      if (navigates) Object.defineProperty(request, 'mode', { value: 'navigate' });
      let answer: Promise<Response> | null = null;
      const work: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request,
        waitUntil: (more: Promise<unknown>) => work.push(more),
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      const given = answer as Promise<Response> | null;
      if (given === null) return null;
      const response = await given;
      await Promise.all(work);
      return response;
    },
  };
}
