import type { DraftServices } from '@souk/contracts';

/** More than this nobody keeps on one page; the oldest gives way. */
const MOST = 50;

/** What remotes keep over a swap of their release, in this page's memory alone. */
export function createDrafts(): DraftServices {
  const drafts = new Map<string, unknown>();
  return {
    read: (name) => drafts.get(name),
    keep(name, value) {
      drafts.delete(name);
      drafts.set(name, structuredClone(value));
      const oldest = drafts.keys().next();
      if (drafts.size > MOST && !oldest.done) drafts.delete(oldest.value);
    },
    drop: (name) => void drafts.delete(name),
  };
}
