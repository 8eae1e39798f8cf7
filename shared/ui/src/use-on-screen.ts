import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

type Listener = (isOnScreen: boolean) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

const notify = (entries: readonly IntersectionObserverEntry[]) =>
  entries.forEach(({ target, isIntersecting }) => listeners.get(target)?.(isIntersecting));

/** Tells whether an element stands in the visible part of the page: neither scrolled away nor cut off by what holds it. */
function watchOnScreen(element: Element, listener: Listener): () => void {
  listeners.set(element, listener);
  observer ??= new IntersectionObserver(notify);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Ref of an element whose style sheet goes by `data-on-screen`, as soon as that is known; it is not drawn again for that. */
export const markOnScreen = (element: HTMLElement | SVGElement | null) =>
  element
    ? watchOnScreen(element, (isOnScreen) => (element.dataset.onScreen = String(isOnScreen)))
    : undefined;

function watchTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether an element is visible now: it is on the screen, and its tab is shown. What moves waits for that. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const tabShown = useSyncExternalStore(
    watchTab,
    () => !document.hidden,
    () => true,
  );
  useEffect(() => (ref.current ? watchOnScreen(ref.current, setOnScreen) : undefined), [ref]);
  return onScreen && tabShown;
}
