import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { Context } from 'react';

/** Says that an overlay opened, which Back closes by `onBack`; answers what to call once it is closed. */
export type OpenOverlay = (onBack: () => void) => () => void;

const NAME = Symbol.for('souk.overlay-history');
const page = globalThis as { [NAME]?: Context<OpenOverlay | null> };

/**
 * How overlays reach the page's history; null where the page has none. A page may hold several copies of this package, and
 * one context.
 */
export const OverlayHistory = (page[NAME] ??= createContext<OpenOverlay | null>(null));

/** While `open`, Back closes what is open above the page by `onClose`, and leaves the page itself as it is. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const openOverlay = use(OverlayHistory);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    if (!open || !openOverlay) return;
    return openOverlay(() => {
      close.current();
      // What refuses to close, such as a question whose answer is on its way, opens for the history again.
      setAttempts(attempts + 1);
    });
  }, [open, openOverlay, attempts]);
}
