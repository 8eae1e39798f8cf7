import { DRAWN_WHOLE_ATTRIBUTE, readStored, sessionStore } from '@souk/contracts';
import type { ShellHistory } from '@souk/contracts';

const STORAGE_KEY = 'scroll-positions';
const MAX_ENTRIES = 50;
/** How long a page that is come back to may take to get as tall as it was. */
const RESTORE_TIMEOUT_MS = 15_000;
/** What a customer does to scroll, or to go on. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const isPositions = (value: unknown): value is [string, number][] =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );

/** Where a tab's pages were scrolled to, by the key of their entry. */
const readPositions = () => new Map(readStored(sessionStore, STORAGE_KEY, isPositions));

/**
 * A new page begins at its top; who goes back or reloads is where they were, to the pixel. The browser's own restoration
 * would scroll before a remote has drawn its page. Call it before others listen: they change what is measured.
 */
export function followScrollPositions(history: ShellHistory): void {
  const positions = readPositions();
  let shown = history.location;
  /** As it was last drawn: by the time that a page is left, what it showed may be gone. Null before anybody scrolled. */
  let top: number | null = null;
  let restoring: { top: number; stop(): void } | null = null;

  const save = () => {
    positions.delete(shown.key);
    positions.set(shown.key, restoring?.top ?? top ?? window.scrollY);
  };
  const drawWhole = (whole: boolean) =>
    document.documentElement.toggleAttribute(DRAWN_WHOLE_ATTRIBUTE, whole);
  const begin = () => {
    drawWhole(false);
    top = 0;
    window.scrollTo(0, 0);
  };
  const restore = (target: number) => {
    drawWhole(target > 0);
    top = target;
    const scroll = () => window.scrollTo({ top: target, behavior: 'instant' });
    // The page grows as its sections draw what they have, or load.
    const sizes = new ResizeObserver(scroll);
    const stop = () => {
      sizes.disconnect();
      clearTimeout(timer);
      INPUTS.forEach((input) => removeEventListener(input, stop, true));
      restoring = null;
    };
    const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
    INPUTS.forEach((input) => addEventListener(input, stop, { capture: true, passive: true }));
    restoring = { top: target, stop };
    sizes.observe(document.documentElement);
    scroll();
  };

  window.history.scrollRestoration = 'manual';
  const first = positions.get(shown.key);
  if (first) restore(first);

  history.listen(() => {
    const before = shown;
    save();
    restoring?.stop();
    shown = history.location;
    if (history.action === 'POP') {
      if (shown.key !== before.key) restore(positions.get(shown.key) ?? 0);
      return;
    }
    const isPushed = history.action === 'PUSH' && shown.search !== before.search;
    if (shown.pathname !== before.pathname || isPushed) begin();
  });
  const remember = () => (top = window.scrollY);
  addEventListener('scroll', remember, { passive: true });
  // A busy page is told of its scrolling after the press that leaves it.
  addEventListener('click', remember, { capture: true });
  addEventListener('pagehide', () => {
    save();
    sessionStore.set(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  });
}
