import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@souk/contracts';
import { remember } from '../releases/release-files.ts';

/** The module and zones of a call; each is optional. */
interface AskedModule {
  id?: number | undefined;
  zones?: readonly number[] | undefined;
}

/** How old a response may be, and how long its caller waits for a newer one, in milliseconds. */
export interface AnswerLimits {
  maxAge: number;
  maxWait: number;
}

/**
 * The last good response to a call in a language; null if the marketplace does not respond in time. Without limits, a
 * caller gets an old response while a new one is fetched for the next.
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
/** Limit of cached responses, since visitors can influence their keys. */
const MAX_ANSWERS = 2_000;
/** Larger responses would cost every page more than they save. */
const MAX_ANSWER_CHARS = 64 * 1024;

/** One cached response of the marketplace, which is served while a newer one is fetched. */
interface Entry {
  answer: unknown;
  answeredAt: number;
  askAgainAt: number;
  asking: Promise<void> | null;
}

/** Caches what many pages need, so that only the first one waits for it. */
export function createAnswerCache(apiUrl: string, now: () => number = Date.now): AnswerCache {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  const entries = new Map<string, Entry>();

  const refresh = async (entry: Entry, path: string, headers: Record<string, string>) => {
    try {
      entry.answer = await fetchAnswer(base + path, { origin, ...headers });
      entry.answeredAt = now();
      entry.askAgainAt = now() + FRESH_MS;
    } catch {
      entry.askAgainAt = now() + RETRY_MS;
    } finally {
      entry.asking = null;
    }
  };

  return async (path, language, module, { maxAge, maxWait } = NO_LIMITS) => {
    const headers = {
      [HEADERS.language]: language,
      ...(module?.id !== undefined && { [HEADERS.module]: String(module.id) }),
      ...(module?.zones && { [HEADERS.zone]: JSON.stringify(module.zones) }),
    };
    const name = `${path} ${JSON.stringify(headers)}`;
    const entry = entries.get(name) ?? { answer: null, answeredAt: -Infinity, askAgainAt: 0, asking: null };
    remember(entries, name, entry, MAX_ANSWERS);
    const isTooOld = () => entry.answer === null || now() - entry.answeredAt > maxAge;
    if (now() >= entry.askAgainAt || isTooOld()) entry.asking ??= refresh(entry, path, headers);
    if (entry.asking && isTooOld()) await Promise.race([entry.asking, pause(maxWait, null, { ref: false })]);
    return isTooOld() ? null : entry.answer;
  };
}

/** @throws Error unless the response is an object or a list of a reasonable size */
async function fetchAnswer(address: string, headers: Record<string, string>): Promise<object> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  const text = await response.text();
  const answer: unknown = response.ok && text.length <= MAX_ANSWER_CHARS ? JSON.parse(text) : null;
  if (typeof answer !== 'object' || answer === null)
    throw new Error(`The response of ${address} is not an object`);
  return answer;
}
