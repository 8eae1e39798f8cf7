import type { DiscoveryDocument } from '@souk/contracts';
import { boundedCache } from './bounded-cache.ts';
import { keyOf, kindOf, mayStore, type Kind } from './decide.ts';
import { noConnectionPage } from './no-connection-page.ts';
import { pageStore } from './page-store.ts';
import { CACHE_PREFIX, worker, type RequestEvent } from './scope.ts';
import { readablePath } from './seen-pages.ts';
import {
  documentIn,
  isDocument,
  isKilled,
  isNewer,
  isOlder,
  killsMore,
  namedReleases,
  offlineHtml,
  releaseOf,
} from './shell-html.ts';

// While the network answers, whatever it answers, nothing comes from here: no release is held back or brought back.

const MB = 1_000_000;
const { origin } = location;
const pages = pageStore(CACHE_PREFIX, origin);
const stores = {
  release: boundedCache(`${CACHE_PREFIX}releases-1`, { entries: 400, bytes: 25 * MB, bytesEach: 3 * MB }),
  api: boundedCache(`${CACHE_PREFIX}api-1`, { entries: 150, bytes: 6 * MB, bytesEach: MB }),
  picture: boundedCache(`${CACHE_PREFIX}pictures-1`, { entries: 200, bytes: 10 * MB, bytesEach: MB / 2 }),
};
/** How many addresses the worker fetches for a page that was opened before there was a worker. */
const MAX_FETCHED = 200;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    // The page need not wait for the worker to start.
    Promise.allSettled([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  ),
);
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, origin);
  if (kind) event.respondWith(answer(event, kind));
});
worker.addEventListener('message', (event) => event.waitUntil(quietly(handleMessage(event.data))));

/** Storage that is full, blocked or broken: the page works as without a worker. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

async function answer(event: RequestEvent, kind: Kind): Promise<Response> {
  const { request } = event;
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const stored = await quietly(kind === 'page' ? storedPage(request.url) : storedAnswer(kind, request));
    if (stored) return stored;
    if (kind === 'page') return noConnection(request.url);
    throw error;
  }
  if (mayStore(kind, response)) event.waitUntil(quietly(store(kind, request, response.clone())));
  return response;
}

async function store(kind: Kind, { url, headers }: Request, response: Response): Promise<void> {
  if (kind === 'page') return storePage(url, response);
  const key = keyOf(kind, url, headers);
  if (kind === 'api') return stores.api.put(key, response);
  if (kind === 'release' && (await isKilledFile(url))) return;
  return stores[kind].putOnce(key, response);
}

async function isKilledFile(url: string): Promise<boolean> {
  const document = await pages.document();
  const release = releaseOf(new URL(url).pathname);
  return document !== undefined && release !== null && isKilled(document, release);
}

const storedAnswer = (kind: Exclude<Kind, 'page'>, { url, headers }: Request) =>
  stores[kind].match(keyOf(kind, url, headers));

async function storePage(url: string, response: Response): Promise<void> {
  const copy = response.clone();
  const document = documentIn(await response.text());
  if (!document) return;
  await inTurn(async () => {
    // Not the stored document: a page may have sent that, and a hostile release could have made up its revision.
    const shell = await pages.shell();
    const earlier = shell && documentIn(await shell.text());
    if (earlier && isOlder(earlier, document)) return;
    await takeDocument(document);
    await pages.saveHtml(readablePath(url, origin), copy);
  });
}

/** A document of the network is accepted unless it arrives late; one that an open page sends only where it is newer. */
async function takeDocument(document: DiscoveryDocument): Promise<void> {
  const earlier = await pages.document();
  // A killed release may have written here too, so nothing stays that was there while it ran.
  if (earlier && killsMore(earlier, document))
    await Promise.all([pages.clear(), ...Object.values(stores).map(({ clear }) => clear())]);
  await pages.saveDocument(document);
  const named = namedReleases(document);
  await stores.release.deleteWhere((key) => !named.has(releaseOf(new URL(key).pathname) ?? ''));
}

async function storedPage(url: string): Promise<Response | undefined> {
  const path = readablePath(url, origin);
  const [document, seen] = await Promise.all([pages.document(), pages.seenPages()]);
  const page = seen.find((each) => each.path === path);
  if (!document || !page) return undefined;
  // Its own HTML may name a host that is no longer live; the newest one then draws it.
  for (const stored of [await pages.html(page.path), await pages.shell()]) {
    const html = stored && offlineHtml(await stored.text(), document, page.at);
    if (html) return new Response(html, { status: 200, headers: stored.headers });
  }
  return undefined;
}

async function noConnection(url: string): Promise<Response> {
  const shell = await quietly(pages.shell());
  const html = (await shell?.text()) ?? '';
  const { pathname, search } = new URL(url);
  return noConnectionPage({
    path: pathname.replace(/^\/+/, '/') + search,
    language: shell?.headers.get('content-language') ?? navigator.language,
    theme: /<html [^>]*data-theme="(light|dark)"/.exec(html)?.[1] ?? null,
    readable: shell ? ((await quietly(pages.seenPages())) ?? []) : [],
  });
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Changes of the stored pages, one after the other: each is compared with what the one before it stored. */
const inTurn = (change: () => Promise<void>): Promise<unknown> =>
  (lastChange = quietly(lastChange.then(change)));

/** Messages of pages: see `host/src/offline/notify-worker.ts`. */
async function handleMessage(data: unknown): Promise<void> {
  if (typeof data !== 'object' || data === null) return;
  if ('fetched' in data) return fetchAgain(data.fetched);
  await inTurn(() => change(data));
}

async function change({
  document,
  seen,
  forget,
}: {
  document?: unknown;
  seen?: unknown;
  forget?: unknown;
}): Promise<void> {
  if (isDocument(document)) {
    const earlier = await pages.document();
    if (earlier && isNewer(earlier, document)) await takeDocument(document);
  }
  if (seen) await addSeen(seen);
  // Which pages were seen, and what was read on them, is the customer's; a release is everybody's.
  if (forget) await Promise.all([stores.api.clear(), pages.forgetSeen()]);
}

async function addSeen(seen: unknown): Promise<void> {
  const { path: address, title } = seen as Record<string, unknown>;
  const path = readablePath(address, origin);
  if (path !== null) await pages.addSeen({ path, title: String(title ?? ''), at: new Date().toISOString() });
}

/** What a page fetched before there was a worker: the browser has most of it, and asks with tags for the rest. */
async function fetchAgain(fetched: unknown): Promise<void> {
  const { page, urls = [], headers } = (fetched ?? {}) as Record<string, unknown>;
  const path = readablePath(page, origin);
  if (path !== null) {
    const html = await fetch(path, { headers: { accept: 'text/html' } });
    if (mayStore('page', html)) await quietly(storePage(path, html));
  }
  if (!Array.isArray(urls)) return;
  for (const url of (urls as unknown[]).slice(0, MAX_FETCHED)) {
    const request = new Request(String(url), { headers: (headers ?? {}) as Record<string, string> });
    const kind = kindOf(request, origin);
    if (!kind || kind === 'page') continue;
    if (kind !== 'api' && (await quietly(storedAnswer(kind, request)))) continue;
    const response = await quietly(fetch(request));
    if (response && mayStore(kind, response)) await quietly(store(kind, request, response));
  }
}
