import type { ShellHistory } from '@souk/contracts';

/** The page's history, kept in memory. */
export function aHistory(start: string): ShellHistory {
  const listeners = new Set<() => void>();
  const overlays: (() => void)[] = [];
  let entries = [entry(start, null, 0)];
  let at = 0;
  let action: ShellHistory['action'] = 'POP';
  let made = 0;

  function entry(to: string, state: unknown, number: number): ShellHistory['location'] {
    const { pathname, search, hash } = new URL(to, 'http://localhost');
    return { pathname, search, hash, state, key: `entry-${number}` };
  }
  function notify(next: ShellHistory['action']): void {
    action = next;
    for (const listener of [...listeners]) listener();
  }
  const here = (): ShellHistory['location'] => entries[at] ?? entry(start, null, 0);

  return {
    get location() {
      return here();
    },
    get action() {
      return action;
    },
    push(to, state = null) {
      entries = [...entries.slice(0, at + 1), entry(to, state, ++made)];
      at = entries.length - 1;
      notify('PUSH');
    },
    replace(to, state = null) {
      entries = entries.with(at, entry(to, state, ++made));
      notify('REPLACE');
    },
    go(delta) {
      const closeTop = delta < 0 ? overlays.pop() : undefined;
      if (closeTop) return closeTop();
      const target = at + delta;
      if (target < 0 || target >= entries.length) return;
      at = target;
      notify('POP');
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    openOverlay(onBack) {
      overlays.push(onBack);
      return () => {
        const index = overlays.indexOf(onBack);
        if (index >= 0) overlays.splice(index, 1);
      };
    },
  };
}
