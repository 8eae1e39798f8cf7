import { isRecord, readStored, sessionStore } from '@souk/contracts';
import type { DraftServices } from '@souk/contracts';
import { bus } from '@souk/event-bus';

/** The maximum number of drafts on one page; the oldest is removed. */
const MAX_DRAFTS = 50;
const PREFIX = 'souk_draft:';
/** Typed text is private, and is unlikely to be continued after a day. */
const MAX_AGE_MS = 24 * 60 * 60_000;

interface StoredDraft {
  /** When it was last saved, in milliseconds since 1970. */
  at: number;
  value: unknown;
}

const isStoredDraft = (value: unknown): value is Record<string, unknown> & StoredDraft =>
  isRecord(value) && typeof value.at === 'number' && 'value' in value;

/** What remotes keep over a swap of their release, in this page's memory, and over a reload in the tab's storage. */
export function createDrafts(now: () => number = Date.now): DraftServices {
  const drafts = new Map<string, unknown>();
  const readFresh = (key: string): StoredDraft | null => {
    const stored = readStored(sessionStore, key, isStoredDraft);
    return stored && now() - stored.at < MAX_AGE_MS ? stored : null;
  };
  const storedKeys = () => sessionStore.keys().filter((key) => key.startsWith(PREFIX));
  const drop = (name: string) => {
    drafts.delete(name);
    sessionStore.remove(PREFIX + name);
  };

  for (const key of storedKeys()) if (!readFresh(key)) sessionStore.remove(key);
  bus.on('session:signed-out', () => {
    drafts.clear();
    for (const key of storedKeys()) sessionStore.remove(key);
  });

  return {
    read: (name) => (drafts.has(name) ? drafts.get(name) : readFresh(PREFIX + name)?.value),
    keep(name, value, { overReload = false } = {}) {
      drafts.delete(name);
      drafts.set(name, structuredClone(value));
      const oldest = drafts.keys().next();
      if (drafts.size > MAX_DRAFTS && !oldest.done) drop(oldest.value);
      if (overReload) sessionStore.set(PREFIX + name, JSON.stringify({ at: now(), value }));
    },
    drop,
  };
}
