import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '@souk/contracts';
import type { PageKeysAnswer } from '@souk/contracts';
import { dayOf } from '@souk/http-server';
import type { PageKey } from '@souk/http-server';
import { registryAuthorization } from '../registry-authorization.ts';

export interface PageKeys {
  /** The current key for page tokens; null while the registry provides none. */
  current(): PageKey | null;
  /** The keys that tokens of open pages may have. */
  all(): readonly PageKey[];
  /** Resolves when the first request has succeeded or failed. */
  firstAttempt: Promise<void>;
  close(): void;
}

interface FollowOptions {
  registryUrl: string;
  registryToken?: string | undefined;
}

const EVERY_MS = 10 * 60_000;
const RETRY_MS = 2_000;
/** An edge that did not reach the registry for so long issues no more tokens: their reports would not be delivered. */
const STALE_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;

/** Requests the keys of page tokens regularly, since they change every day. */
export function followPageKeys({ registryUrl, registryToken }: FollowOptions): PageKeys {
  const url = new URL('/registry/v1/telemetry/keys', registryUrl);
  const headers = registryAuthorization(registryToken);
  const stop = new AbortController();
  let keys: readonly PageKey[] = [];
  let askedAt = 0;

  const ask = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { headers, signal });
    if (!response.ok) throw new Error(`the registry responded with status ${response.status}`);
    keys = readKeys(await response.json());
    askedAt = Date.now();
  };
  let tried = () => {};
  const firstAttempt = new Promise<void>((done) => (tried = done));
  const follow = async () => {
    while (!stop.signal.aborted) {
      const wait = await ask().then(
        () => EVERY_MS,
        () => RETRY_MS,
      );
      tried();
      await pause(wait * (0.5 + Math.random()), null, { signal: stop.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };
  void follow();

  return {
    current() {
      if (Date.now() - askedAt > STALE_MS) return null;
      const today = dayOf(new Date());
      return keys.find(({ day }) => day === today) ?? null;
    },
    all: () => keys,
    firstAttempt,
    close: () => stop.abort(),
  };
}

function readKeys(answer: unknown): PageKey[] {
  const { keys } = answer as Partial<PageKeysAnswer>;
  if (!Array.isArray(keys)) throw new Error('the response of the registry contains no keys');
  return keys.filter(
    (key: unknown): key is PageKey =>
      isRecord(key) && typeof key.day === 'string' && typeof key.secret === 'string' && key.secret !== '',
  );
}
