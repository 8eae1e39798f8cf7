import { queryClient } from '@souk/api-client';
import type { Readable } from '@souk/contracts';
import { spread, wait } from '../browser/wait.ts';
import { createStore } from '../state/store.ts';

export interface ConnectionState {
  online: boolean;
  /** When the page was last seen with a connection, in ISO 8601; null while there is one. */
  seenAt: string | null;
}

const ONLINE: ConnectionState = { online: true, seenAt: null };
const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 10_000;

/** What the service worker writes into a page that it gives out without a connection. */
const storedAt = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="souk-seen-at"]')?.content ?? null;

function firstState(): ConnectionState {
  const seenAt = storedAt();
  if (seenAt !== null) return { online: false, seenAt };
  return navigator.onLine ? ONLINE : { online: false, seenAt: new Date().toISOString() };
}

/**
 * Whether the page has a connection (API-14). It is back once the site answers: browsers say so before it does. Then all that is
 * on screen is fetched again.
 */
export function createConnection(): Readable<ConnectionState> {
  const state = createStore(firstState(), 'connection');
  let asking: AbortController | null = null;
  const seek = () => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    void untilAnswered(signal).then(() => {
      if (signal.aborted) return;
      state.set(ONLINE);
      void queryClient.invalidateQueries();
    });
  };
  window.addEventListener('online', () => {
    if (!state.get().online) seek();
  });
  window.addEventListener('offline', () => {
    asking?.abort();
    if (state.get().online) state.set({ online: false, seenAt: new Date().toISOString() });
  });
  // Where only the site is unreachable, the browser fires no event.
  if (!state.get().online && navigator.onLine) seek();
  return state;
}

async function untilAnswered(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const answer = await fetch('/discovery', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
    if (answer?.ok) return;
    await wait(Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** failures) * spread(), signal);
  }
}
