import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { MODULE_PARAM, ROUTES } from '@souk/contracts';
import type { PageView, RenderedRemote, RenderRequest } from '@souk/contracts';
import { remember } from '../releases/release-files.ts';
import { removeOldest, shareOf } from '../remove-oldest.ts';
import type { Bounds } from '../remove-oldest.ts';
import { BundleFaultError, pageText } from '@souk/page-renderer';
import { createRenderQueue } from './render-queue.ts';
import type { AnswerCall, PageText, Renderer, ServerBundle } from '@souk/page-renderer';

export interface CachedPage {
  page: PageText;
  /** Seconds since it was rendered. */
  age: number;
}

export interface PageToRender extends RenderRequest {
  bundle: ServerBundle;
  /** The release that renders the content: the remote's, or the host's where there is none. */
  release: RenderedRemote;
  answerCall: AnswerCall;
}

export interface PageCache {
  /**
   * Null where the page is not rendered yet, or cannot be: the browser renders it.
   * @param waited ends the wait for a page that is being rendered
   * @param maxWait when it does, in milliseconds from now: a page that would take longer is not begun
   */
  find(page: PageToRender, waited: AbortSignal, maxWait: number): Promise<CachedPage | null>;
  close(): Promise<void>;
}

const MAX_PAGES = 500;
/** A page of a hostile release may have a million characters. */
const ALL: Bounds = { entries: MAX_PAGES, characters: 100_000_000 };
/** One client can request any number of pages; homes and landing pages have a part of the cache that no other page takes. */
const BUT_MAIN = shareOf(ALL, 3 / 4);
const SEARCHES = shareOf(ALL, 1 / 4);
const FRESH_MS = 10_000;
/** Until then a page is served while it is rendered again. */
const STALE_MS = 5 * 60_000;
/** After so many faults within `FAULTS_MS` a bundle is not used for `PAUSE_MS`. */
const MAX_FAULTS = 3;
const FAULTS_MS = 60_000;
const PAUSE_MS = 10 * 60_000;

interface Entry {
  page: PageText;
  characters: number;
  renderedAt: number;
  kind: PageKind;
}

/** A landing page or home; a list as it is searched, filtered or sorted; anything else. */
type PageKind = 'main' | 'search' | 'other';

function kindOf({ path, zoneIds }: PageView): PageKind {
  const { pathname, searchParams } = new URL(path, 'https://storefront.invalid');
  if ([...searchParams.keys()].some((name) => name !== MODULE_PARAM)) return 'search';
  const isMain = pathname === ROUTES.landing || pathname === ROUTES.home;
  // A cookie can name the zones in any combination and order.
  return isMain && (zoneIds?.length ?? 0) <= 1 ? 'main' : 'other';
}

const charactersOf = (page: PageText): number =>
  Object.values<string>({ ...page }).reduce((sum, text) => sum + text.length, 0);

/** Everything that the rendered page depends on but the API's answers. */
function keyOf({ bundle, remote, origin, path, language, zoneIds, module, document }: PageToRender): string {
  const view: PageView = { path, language, zoneIds, module };
  const sources = JSON.stringify([bundle.name, remote, origin, view, document.microFrontends]);
  return createHash('sha256').update(sources).digest('base64');
}

/**
 * Caches rendered pages; they are rendered off the path of requests. Where that fails, the browser renders the page.
 * @param onFault called for each page that could not be rendered because of its releases
 */
export function createPageCache(
  renderer: Renderer,
  onFault: (page: Pick<PageToRender, 'bundle' | 'release'>, error: unknown) => void,
  now: () => number = Date.now,
): PageCache {
  const entries = new Map<string, Entry>();
  /** Those that are being rendered, and when others could not be: neither takes the place of a page. */
  const rendering = new Map<string, Promise<void>>();
  const failedAt = new Map<string, number>();
  const faults = new Map<string, number[]>();
  const pausedUntil = new Map<string, number>();
  const queue = createRenderQueue(now);

  const fail = (page: Pick<PageToRender, 'bundle' | 'release'>, error: unknown) => {
    onFault(page, error);
    const bundle = page.bundle.name;
    const recent = [...(faults.get(bundle) ?? []), now()].filter((at) => now() - at < FAULTS_MS);
    remember(faults, bundle, recent);
    if (recent.length >= MAX_FAULTS) remember(pausedUntil, bundle, now() + PAUSE_MS);
  };

  /** The pages that nobody requested for the longest time come first. */
  const touch = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
  };
  const save = (key: string, entry: Entry) => {
    touch(key, entry);
    removeOldest(entries, SEARCHES, ({ kind }) => kind === 'search');
    removeOldest(entries, BUT_MAIN, ({ kind }) => kind !== 'main');
    removeOldest(entries, ALL);
  };

  async function render(
    key: string,
    { bundle, release, answerCall, ...request }: PageToRender,
  ): Promise<void> {
    try {
      const text = pageText(await queue.add(bundle.name, () => renderer.render(bundle, request, answerCall)));
      const before = entries.get(key)?.page;
      // What was made of a page holds as long as the page is the same.
      const page = isDeepStrictEqual(text, before) && before ? before : text;
      save(key, { page, characters: charactersOf(page), renderedAt: now(), kind: kindOf(request) });
    } catch (error) {
      // A page that was rendered before is served until it is stale.
      remember(failedAt, key, now(), MAX_PAGES);
      if (error instanceof BundleFaultError) fail({ bundle, release }, error);
    } finally {
      rendering.delete(key);
    }
  }

  return {
    async find(page, waited, maxWait) {
      if ((pausedUntil.get(page.bundle.name) ?? 0) > now()) return null;
      const key = keyOf(page);
      const known = entries.get(key);
      if (known) touch(key, known);
      const age = now() - (known?.renderedAt ?? -Infinity);
      const sinceFailure = now() - (failedAt.get(key) ?? -Infinity);
      const isServed = known !== undefined && age < STALE_MS;
      const isRendered = age < FRESH_MS || sinceFailure < FRESH_MS || rendering.has(key);
      // Where many are asked for at once, those that are begun are there in time, and others wait for nothing.
      if (!isRendered && (isServed || queue.isInTime(page.bundle.name, maxWait)))
        rendering.set(key, render(key, page));
      if (isServed) return { page: known.page, age: Math.round(age / 1000) };
      const begun = rendering.get(key);
      if (begun && !waited.aborted) await Promise.race([begun, once(waited, 'abort')]);
      const entry = entries.get(key);
      return entry && now() - entry.renderedAt < FRESH_MS ? { page: entry.page, age: 0 } : null;
    },
    close: () => renderer.close(),
  };
}
