import { randomId } from '@souk/contracts';
import type { ShellHistory } from '@souk/contracts';

interface EntryState {
  key: string;
  user: unknown;
  /** The entries of one page stand next to each other: its own, and above it one for each overlay that was open at a time. */
  page: string;
  /** How many overlays the entry stands for; 0 for the page's own. */
  depth: number;
  /** The key of the entry below when this one was added for an overlay. */
  below?: string;
}

const newEntry = (user: unknown): EntryState => ({ key: randomId(), user, page: randomId(), depth: 0 });

function readEntry({ state }: History): EntryState | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  // An entry of an earlier host knows neither page nor depth.
  const { key, user = null, page = key, depth = 0, below } = state as Partial<EntryState> & { key: string };
  return { key, user, page, depth, below };
}

/** The page's one history over the browser's own. Everybody who navigates does it here, and everybody is notified. */
export function createHistory(view: Window = window): ShellHistory {
  const listeners = new Set<() => void>();
  const overlays: { onBack(): void }[] = [];
  let action: ShellHistory['action'] = 'POP';
  let entry = newEntry(null);
  let location: ShellHistory['location'];

  const read = (next: EntryState) => {
    const { pathname, search, hash } = view.location;
    entry = next;
    location = { pathname, search, hash, key: next.key, state: next.user };
  };
  const notify = (next: ShellHistory['action']) => {
    action = next;
    [...listeners].forEach((listener) => listener());
  };

  /** What is to happen once the entry that is being written stands. */
  let writing: (() => void) | null = null;
  const written = () => {
    const then = writing;
    writing = null;
    then?.();
  };
  const write = (method: 'pushState' | 'replaceState', next: EntryState, to: string, then?: () => void) => {
    writing = () => {
      read(next);
      then?.();
    };
    try {
      view.history[method](next, '', to);
      written();
    } finally {
      writing = null;
    }
  };
  const address = () => `${location.pathname}${location.search}${location.hash}`;

  const addOverlayEntries = () => {
    while (entry.depth < overlays.length)
      write('pushState', { ...entry, depth: entry.depth + 1, below: entry.key }, address());
  };
  const closeOverlays = (remaining: number) =>
    overlays
      .splice(remaining)
      .reverse()
      .forEach(({ onBack }) => onBack());

  const moveWithinPage = (next: EntryState) => {
    const previous = entry;
    // The page may have got another address or state while an overlay was open: that holds for all of its entries.
    if (next.key !== previous.key)
      write('replaceState', { ...next, key: previous.key, user: previous.user }, address());
    else entry = next;
    if (next.depth > previous.depth) return; // forward: what was closed stays closed
    if (overlays.length > 0) closeOverlays(Math.min(next.depth, overlays.length - 1));
    // The overlay of this entry was closed by other means: who goes back means the page before.
    else view.history.go(-next.depth - 1);
  };

  const arrive = () => {
    const next = readEntry(view.history);
    if (!next) {
      // A link to a part of the page makes an entry without a state.
      write('replaceState', newEntry(null), view.location.href, () => notify('POP'));
      setTimeout(addOverlayEntries);
      return;
    }
    const isSamePage = next.page === entry.page;
    if (isSamePage && next.depth !== entry.depth) return moveWithinPage(next);
    read(next);
    notify('POP');
    if (!isSamePage) closeOverlays(0);
  };

  const first = readEntry(view.history);
  if (first) read(first);
  else write('replaceState', newEntry(null), view.location.href);
  // single-spa dispatches a popstate of its own within pushState and replaceState, and then decides who draws the page:
  // all listeners need the new location before that, once, with the correct kind.
  view.addEventListener('popstate', () => (writing ? written() : arrive()));

  return {
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    push(to, state) {
      // The new page takes the entry of an overlay, unless the page below has another address by now: only that entry has it.
      const replaces = entry.depth > 0 && entry.key === entry.below;
      write(replaces ? 'replaceState' : 'pushState', newEntry(state), to, () => notify('PUSH'));
      // Most overlays close as the page changes; what stays open gets an entry above the new page.
      if (overlays.length > 0) setTimeout(addOverlayEntries);
    },
    replace: (to, state) =>
      write('replaceState', { ...entry, key: randomId(), user: state }, to, () => notify('REPLACE')),
    go: (delta) => view.history.go(delta),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openOverlay(onBack) {
      const overlay = { onBack };
      overlays.push(overlay);
      addOverlayEntries();
      return () => {
        const index = overlays.indexOf(overlay);
        if (index >= 0) overlays.splice(index, 1);
      };
    },
  };
}
