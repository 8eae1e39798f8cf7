import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '@souk/object-store';
import type { ReleaseFiles } from './release-files.ts';

/** So long after a file could not be had a page may ask why. */
const LATELY_MS = 20_000;

/** Lists name what a page preloads: a store that does not respond must not delay it. */
const MAX_LIST_MS = 300;

export interface WatchedFiles extends ReleaseFiles {
  /** Whether the store failed a moment ago, so that files that are not cached are unavailable. */
  wasAway(): boolean;
}

/** The same files, with the time of the store's last failure. */
export function watchStore(files: ReleaseFiles, now: () => number = () => performance.now()): WatchedFiles {
  let lastAwayAt = -Infinity;
  const noting = (error: unknown): never => {
    if (error instanceof StoreUnavailableError) lastAwayAt = now();
    throw error;
  };
  return {
    find: (...file) => files.find(...file).catch(noting),
    open: (...file) => files.open(...file).catch(noting),
    list: (...release) => Promise.race([files.list(...release), pause(MAX_LIST_MS, [], { ref: false })]),
    wasAway: () => now() - lastAwayAt < LATELY_MS,
  };
}
