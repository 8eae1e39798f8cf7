import { HEADERS } from '@souk/contracts';

/** What the first picture of a page needs of the marketplace; the host fetches it again all the same. */
export interface FirstAnswers {
  /** Of the words in it: what the page shows may be of another language, which only the browser remembers. */
  language: string;
  config: unknown;
  /** On the landing page alone. */
  landing?: unknown;
}

/** Null where the marketplace does not answer, or not in time: a page never waits for it longer than `PATIENCE_MS`. */
export type FindFirstAnswers = (pathname: string, language: string) => Promise<FirstAnswers | null>;

const CONFIG = '/api/v1/config';
const LANDING = '/api/v1/landing-page';

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const PATIENCE_MS = 250;
const CALL_TIMEOUT_MS = 5_000;
/** More than this would cost every page more than the shift that it spares. */
const MAX_ANSWER_CHARS = 64 * 1024;

/** One answer of the marketplace: the last good one, while a newer one is fetched. */
interface Entry {
  answer: object | null;
  askAgainAt: number;
  asking: Promise<void> | null;
}

/** Fetches settings and landing words now and then, so that pages bring their name, logo and words along (LAN-2). */
export function createFirstAnswers(apiUrl: string, now: () => number = Date.now): FindFirstAnswers {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  const entries = new Map<string, Entry>();

  const refresh = async (entry: Entry, path: string, language: string) => {
    try {
      entry.answer = await fetchAnswer(base + path, { origin, [HEADERS.language]: language });
      entry.askAgainAt = now() + FRESH_MS;
    } catch {
      entry.askAgainAt = now() + RETRY_MS;
    } finally {
      entry.asking = null;
    }
  };
  const answerOf = async (path: string, language: string): Promise<object | null> => {
    const name = `${language} ${path}`;
    const entry = entries.get(name) ?? { answer: null, askAgainAt: 0, asking: null };
    entries.set(name, entry);
    if (now() >= entry.askAgainAt) entry.asking ??= refresh(entry, path, language);
    if (entry.asking && entry.answer === null) await Promise.race([entry.asking, patience()]);
    return entry.answer;
  };

  return async (pathname, language) => {
    const [config, landing] = await Promise.all([
      answerOf(CONFIG, language),
      pathname === '/' ? answerOf(LANDING, language) : null,
    ]);
    return config && { language, config, ...(landing && { landing }) };
  };
}

/** @throws Error for anything but an object of a reasonable size */
async function fetchAnswer(address: string, headers: Record<string, string>): Promise<object> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  const text = await response.text();
  const answer: unknown = response.ok && text.length <= MAX_ANSWER_CHARS ? JSON.parse(text) : null;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error(`${address} gave no object`);
  return answer;
}

const patience = () =>
  new Promise<void>((done) => {
    setTimeout(done, PATIENCE_MS).unref();
  });
