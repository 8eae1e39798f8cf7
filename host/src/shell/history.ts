import type { ShellHistory } from '@souk/contracts';
import { randomId } from '../page/random-id.ts';

interface EntryState {
  key: string;
  user: unknown;
}

const entryOf = (state: unknown): EntryState =>
  typeof state === 'object' && state !== null && 'key' in state
    ? { key: String(state.key), user: 'user' in state ? state.user : null }
    : { key: 'first', user: null };

/** The page's one history over the browser's own. Everybody who navigates does it here, and everybody hears of it. */
export function createHistory(view: Window = window): ShellHistory {
  const listeners = new Set<() => void>();
  let action: ShellHistory['action'] = 'POP';
  const read = () => {
    const { pathname, search, hash } = view.location;
    const { key, user } = entryOf(view.history.state);
    return { pathname, search, hash, key, state: user };
  };
  let location = read();

  const tell = (next: ShellHistory['action']) => {
    action = next;
    location = read();
    [...listeners].forEach((listener) => listener());
  };
  let writing: 'PUSH' | 'REPLACE' | null = null;
  const told = () => {
    const how = writing;
    writing = null;
    if (how) tell(how);
  };
  const write = (method: 'pushState' | 'replaceState', to: string, user: unknown) => {
    const entry: EntryState = { key: randomId(), user };
    writing = method === 'pushState' ? 'PUSH' : 'REPLACE';
    try {
      view.history[method](entry, '', to);
      told();
    } finally {
      writing = null;
    }
  };
  // single-spa says its own popstate within pushState and replaceState, and then asks who is to draw the page:
  // everybody has to know the new place by then, once, and by its right name.
  view.addEventListener('popstate', () => (writing ? told() : tell('POP')));

  return {
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    push: (to, state) => write('pushState', to, state),
    replace: (to, state) => write('replaceState', to, state),
    go: (delta) => view.history.go(delta),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
