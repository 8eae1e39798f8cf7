import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@souk/contracts';
import { removeOldest, shareOf } from '../remove-oldest.ts';
import type { Bounds } from '../remove-oldest.ts';

/** The module and zones of a call; each is optional. */
interface AskedModule {
  id?: number | undefined;
  zones?: readonly number[] | undefined;
}

export interface AnswerLimits {
  /** How old a response may be, in milliseconds. */
  maxAge: number;
  /** How long its caller waits for a newer one, in milliseconds. */
  maxWait: number;
  /** Of a response; default: what every page can bring along. */
  maxCharacters?: number;
  /** The bundle of releases that calls; it has a share of the cache. Default: the edge, for all pages. */
  owner?: string;
}

/**
 * The last good response to a call in a language; null if the marketplace does not respond in time, or with too much. Without
 * limits, a caller gets an old response while a new one is fetched for the next.
 */
export type AnswerCache = (
  path: string,
  language: string,
  module?: AskedModule,
  limits?: AnswerLimits,
) => Promise<unknown>;

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** A page never waits longer for the marketplace. */
export const MAX_WAIT_MS = 250;
const NO_LIMITS: AnswerLimits = { maxAge: Infinity, maxWait: MAX_WAIT_MS };
const CALL_TIMEOUT_MS = 5_000;
/** Since visitors can influence the keys of responses, and releases choose them. */
const ALL: Bounds = { entries: 2_000, characters: 50_000_000 };
/** What the pages of one bundle call must not push out the responses of all others. */
const OF_ONE_OWNER = shareOf(ALL, 1 / 4);
/** Larger responses would cost every page more than they save. */
const MAX_CHARACTERS = 64 * 1024;
/** Larger responses are not cached. A page that is rendered with one is rendered once for many visitors. */
export const MAX_RENDERED_CHARACTERS = 500_000;

/** One cached response of the marketplace, which is served while a newer one is fetched. */
interface Entry {
  answer: unknown;
  characters: number;
  /** Who called it first. */
  owner: string | null;
  answeredAt: number;
  askAgainAt: number;
  asking: Promise<void> | null;
}

/** Caches what many pages need, so that only the first one waits for it. */
export function createAnswerCache(apiUrl: string, now: () => number = Date.now): AnswerCache {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  const entries = new Map<string, Entry>();

  const shrink = (owner: string | null) => {
    if (owner !== null) removeOldest(entries, OF_ONE_OWNER, (entry) => entry.owner === owner);
    removeOldest(entries, ALL);
  };

  const refresh = async (entry: Entry, path: string, headers: Record<string, string>) => {
    try {
      const { answer, characters } = await fetchAnswer(base + path, { origin, ...headers });
      Object.assign(entry, { answer, characters });
      shrink(entry.owner);
      entry.answeredAt = now();
      entry.askAgainAt = now() + FRESH_MS;
    } catch {
      entry.askAgainAt = now() + RETRY_MS;
    } finally {
      entry.asking = null;
    }
  };

  return async (path, language, module, limits = NO_LIMITS) => {
    const { maxAge, maxWait, maxCharacters = MAX_CHARACTERS, owner = null } = limits;
    const headers = {
      [HEADERS.language]: language,
      ...(module?.id !== undefined && { [HEADERS.module]: String(module.id) }),
      ...(module?.zones && { [HEADERS.zone]: JSON.stringify(module.zones) }),
    };
    const name = `${path} ${JSON.stringify(headers)}`;
    const known = entries.get(name);
    const entry = known ?? {
      answer: null,
      characters: 0,
      owner,
      answeredAt: -Infinity,
      askAgainAt: 0,
      asking: null,
    };
    // The longest unused come first.
    entries.delete(name);
    entries.set(name, entry);
    if (!known) shrink(owner);
    const isTooOld = () => entry.answer === null || now() - entry.answeredAt > maxAge;
    if (now() >= entry.askAgainAt || isTooOld()) entry.asking ??= refresh(entry, path, headers);
    if (entry.asking && isTooOld()) await Promise.race([entry.asking, pause(maxWait, null, { ref: false })]);
    return isTooOld() || entry.characters > maxCharacters ? null : entry.answer;
  };
}

/** @throws Error unless the response is an object or a list of a reasonable size */
async function fetchAnswer(
  address: string,
  headers: Record<string, string>,
): Promise<{ answer: object; characters: number }> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  const text = await response.text();
  const answer: unknown = response.ok && text.length <= MAX_RENDERED_CHARACTERS ? JSON.parse(text) : null;
  if (typeof answer !== 'object' || answer === null)
    throw new Error(`The response of ${address} is not an object`);
  return { answer, characters: text.length };
}
