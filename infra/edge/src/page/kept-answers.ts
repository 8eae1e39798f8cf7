import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@souk/contracts';
import { remember } from '../releases/release-files.ts';

/** Where a call asks from: a module, and zones; each may be left out. */
interface AskedModule {
  id?: number | undefined;
  zones?: readonly number[] | undefined;
}

/** How old an answer may be, and how long its asker waits for one that is not older, in milliseconds. */
export interface AnswerLimits {
  maxAge: number;
  patience: number;
}

/**
 * The last good answer of a call in a language; null where the marketplace does not give one in time. Without limits an asker
 * takes an old answer, and the next one has a new one.
 */
export type KeptAnswers = (
  path: string,
  language: string,
  module?: AskedModule,
  limits?: AnswerLimits,
) => Promise<unknown>;

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
/** A page never waits longer for the marketplace. */
export const PATIENCE_MS = 250;
const NO_LIMITS: AnswerLimits = { maxAge: Infinity, patience: PATIENCE_MS };
const CALL_TIMEOUT_MS = 5_000;
/** Answers that are held; some of what names them comes from visitors. */
const MAX_ANSWERS = 2_000;
/** More than this would cost every page more than it spares. */
const MAX_ANSWER_CHARS = 64 * 1024;

/** One answer of the marketplace: the last good one, while a newer one is fetched. */
interface Entry {
  answer: unknown;
  answeredAt: number;
  askAgainAt: number;
  asking: Promise<void> | null;
}

/** Fetches now and then what many pages need, so that none waits for it but the first. */
export function createKeptAnswers(apiUrl: string, now: () => number = Date.now): KeptAnswers {
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

  return async (path, language, module, { maxAge, patience } = NO_LIMITS) => {
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
    if (entry.asking && isTooOld()) await Promise.race([entry.asking, pause(patience, null, { ref: false })]);
    return isTooOld() ? null : entry.answer;
  };
}

/** @throws Error for anything but an object or a list of a reasonable size */
async function fetchAnswer(address: string, headers: Record<string, string>): Promise<object> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  const text = await response.text();
  const answer: unknown = response.ok && text.length <= MAX_ANSWER_CHARS ? JSON.parse(text) : null;
  if (typeof answer !== 'object' || answer === null) throw new Error(`${address} gave no object`);
  return answer;
}
