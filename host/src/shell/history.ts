import type { ShellHistory } from '@souk/contracts';

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
  const write = (method: 'pushState' | 'replaceState', to: string, user: unknown) => {
    const key = crypto.randomUUID();
    view.history[method]({ key, user } satisfies EntryState, '', to);
    tell(method === 'pushState' ? 'PUSH' : 'REPLACE');
  };
  view.addEventListener('popstate', () => tell('POP'));

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
