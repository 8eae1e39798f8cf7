import { extname } from 'node:path';
import { COOKIES, RELEASE_FILE_POLICY, STORAGE_KEYS, releaseUrl, routeCovers } from '@souk/contracts';
import type { DiscoveryDocument, RenderedPage } from '@souk/contracts';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { pageWithCandidate, withCandidate } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { QUIET_STREAM } from './quiet-stream.ts';
import type { ReleasePlaces } from './release-places.ts';
import { SIGNED_IN, answerCustomer } from './signed-in-visitor.ts';
import type { Storefront } from './storefront.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** How a visitor differs from one who reads English on a wide screen. */
export interface VisitorOptions {
  language?: string;
  width?: number;
  timezoneId?: string;
  /** A customer instead of a guest. */
  isSignedIn?: boolean;
  /** What the browser stores from before, by keys of local storage. */
  stored?: Readonly<Record<string, string>>;
  /** What a server rendered of a page; null: the browser renders it. */
  findRendered?(url: URL): RenderedPage | null;
}

/**
 * A visitor of the storefront who picked a place and a module before, and is given the candidate. Host, policy, hashes and
 * API are the storefront's own; only the document and the candidate's files come from here.
 */
export async function openContext(
  browser: Browser,
  storefront: Storefront,
  candidate: Candidate,
  {
    language = 'en',
    width = 1440,
    timezoneId,
    isSignedIn = false,
    stored = {},
    findRendered = () => null,
  }: VisitorOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: storefront.url,
    viewport: { width, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(timezoneId === undefined ? {} : { timezoneId }),
  });
  await placeVisitor(context, storefront, language, { ...stored, ...(isSignedIn ? SIGNED_IN : {}) });
  if (isSignedIn) await answerCustomer(context);
  const { remote, version } = candidate.record;
  const base = releaseUrl(remote, version);
  const isHere = (path: string) => (url: URL) =>
    url.origin === new URL(storefront.url).origin && url.pathname === path;

  await context.route(
    ({ pathname }) => !/^\/(api|media|releases|discovery)\//.test(pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      if (!(response.headers()['content-type'] ?? '').includes('text/html'))
        return route.fulfill({ response });
      const url = new URL(request.url());
      const { pathname, search } = url;
      // The storefront does not know the candidate: it answers 404 for routes that no live remote draws.
      const isDrawn = candidate.manifest.routes.some((covered) => routeCovers(covered, pathname + search));
      return route.fulfill({
        response,
        status: isDrawn && response.status() === 404 ? 200 : response.status(),
        body: pageWithCandidate(await response.text(), candidate, findRendered(url)),
      });
    },
  );
  await context.route(isHere('/discovery'), async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as DiscoveryDocument;
    return route.fulfill({ response, json: withCandidate(document, candidate) });
  });
  // A revision that comes meanwhile would take the candidate away.
  await context.route(isHere('/discovery/events'), (route) => route.fulfill(QUIET_STREAM));
  // Reports of this page do not count for a live release.
  for (const path of ['/telemetry', '/csp-report'])
    await context.route(isHere(path), (route) => route.fulfill({ status: 204 }));
  await context.route(
    (url) => url.pathname.startsWith(base),
    (route) => fromFolder(route, base, candidate),
  );
  return context;
}

function fromFolder(route: Route, base: string, { files }: Candidate): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(base.length);
  const body = files.get(path);
  if (!body) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  return route.fulfill({
    body,
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'content-security-policy': RELEASE_FILE_POLICY,
      'cache-control': 'no-store',
    },
  });
}

async function placeVisitor(
  context: BrowserContext,
  storefront: Storefront,
  language: string,
  others: Readonly<Record<string, string>>,
): Promise<void> {
  const { url, visitor, module, position, zoneIds } = storefront;
  const { id, module_type } = module;
  const stored: Record<string, string> = {
    [STORAGE_KEYS.zone]: JSON.stringify(zoneIds),
    [STORAGE_KEYS.position]: JSON.stringify(position),
    [STORAGE_KEYS.address]: 'Where souk verify looks',
    [STORAGE_KEYS.module]: JSON.stringify({ id, module_type }),
    ...others,
  };
  await context.addInitScript((values) => {
    // As properties: the instruments of a watched page note calls.
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage[key] = value;
  }, stored);
  const cookie = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url });
  await context.addCookies([
    cookie(COOKIES.visitor, visitor),
    cookie(COOKIES.language, language),
    cookie(COOKIES.zone, JSON.stringify(zoneIds)),
    cookie(COOKIES.module, `${id}:${module_type}`),
  ]);
}

/** Where the caller is notified of errors of the page. */
export async function noteProblems(
  page: Page,
  places: ReleasePlaces,
  add: (problem: string) => void,
): Promise<void> {
  page.on('console', (message) => {
    // What a release does wrong, the host catches and warns of.
    const failed = message.type() === 'warning' && message.text().startsWith('[souk]');
    if (message.type() !== 'error' && !failed) return;
    const { url, lineNumber, columnNumber } = message.location();
    // Counted from 0; only where a script is in it.
    const place = places.isOwn(url) ? places.place(`${url}:${lineNumber + 1}:${columnNumber + 1}`) : url;
    add(`${places.placesIn(message.text())}${place ? ` (${place})` : ''}`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${places.placesIn(error.stack ?? error.message)}`));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) =>
        console.error(
          `policy: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber}:${columnNumber})`,
        ),
    );
  });
}
