import { createHash } from 'node:crypto';
import type { PageView, ServerPage, ServerPageRequest } from '@souk/contracts';
import { remember } from '../releases/release-files.ts';
import { BundleFaultError } from './renderer.ts';
import type { AnswerCall, Renderer, ServerBundle } from './renderer.ts';

/** A page as it was drawn, and how many seconds ago. */
export interface FoundPage {
  page: ServerPage;
  age: number;
}

/** What a page is drawn with, and by whom. */
export interface PageToDraw extends ServerPageRequest {
  bundle: ServerBundle;
  answerCall: AnswerCall;
}

export interface ServerPages {
  /** Null where the page is not drawn yet, or cannot be: the visitor gets it without a server's part. */
  find(page: PageToDraw): Promise<FoundPage | null>;
  close(): Promise<void>;
}

/** Pages that are held. */
const MAX_PAGES = 500;
/** So long a page is given out as it is. */
const FRESH_MS = 10_000;
/** So long it is given out while it is drawn again. */
const STALE_MS = 5 * 60_000;
/** What nobody drew yet is waited for this long; drawing it goes on for the next visitor. */
const PATIENCE_MS = 300;
/** After so many faults within a minute a bundle draws nothing for a while. */
const MAX_FAULTS = 3;
const FAULTS_MS = 60_000;
const PAUSE_MS = 10 * 60_000;

interface Entry {
  /** Null where it could not be drawn. */
  page: ServerPage | null;
  drawnAt: number;
  drawing: Promise<void> | null;
}

/** What a page is drawn from; pages of the same sources for the same view are the same. */
function keyOf({ bundle, origin, path, language, zoneIds, module, document }: PageToDraw): string {
  const view: PageView = { path, language, zoneIds, module };
  const sources = JSON.stringify([bundle.name, origin, view, document.microFrontends]);
  return createHash('sha256').update(sources).digest('base64');
}

/**
 * Pages that a server drew, drawn off the path of requests. Whatever goes wrong ends with the page as it is without them.
 * @param onFault told of each page that a bundle failed at, and why
 */
export function createServerPages(
  renderer: Renderer,
  onFault: (bundle: string, error: unknown) => void,
  now: () => number = Date.now,
): ServerPages {
  const entries = new Map<string, Entry>();
  const faults = new Map<string, number[]>();
  const pausedUntil = new Map<string, number>();

  const fail = (bundle: string, error: unknown) => {
    onFault(bundle, error);
    const recent = [...(faults.get(bundle) ?? []), now()].filter((at) => now() - at < FAULTS_MS);
    remember(faults, bundle, recent);
    if (recent.length >= MAX_FAULTS) remember(pausedUntil, bundle, now() + PAUSE_MS);
  };

  async function draw(entry: Entry, { bundle, answerCall, ...request }: PageToDraw): Promise<void> {
    try {
      entry.page = await renderer.draw(bundle, request, answerCall);
    } catch (error) {
      entry.page = null;
      if (error instanceof BundleFaultError) fail(bundle.name, error);
    } finally {
      entry.drawnAt = now();
      entry.drawing = null;
    }
  }

  return {
    async find(page) {
      if ((pausedUntil.get(page.bundle.name) ?? 0) > now()) return null;
      const key = keyOf(page);
      const known = entries.get(key);
      const entry = known ?? { page: null, drawnAt: -Infinity, drawing: null };
      remember(entries, key, entry, MAX_PAGES);
      const age = now() - entry.drawnAt;
      if (age >= FRESH_MS) entry.drawing ??= draw(entry, page);
      if (entry.page && age < STALE_MS) return { page: entry.page, age: Math.round(age / 1000) };
      if (entry.drawing) await Promise.race([entry.drawing, patience()]);
      return entry.page && now() - entry.drawnAt < FRESH_MS ? { page: entry.page, age: 0 } : null;
    },
    close: () => renderer.close(),
  };
}

const patience = () =>
  new Promise<void>((done) => {
    setTimeout(done, PATIENCE_MS).unref();
  });
