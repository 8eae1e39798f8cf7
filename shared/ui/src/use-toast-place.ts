import { useLayoutEffect, useRef, useState } from 'react';
import { toastPlace } from './toast-place.ts';
import type { PanelBox, ToastPlace } from './toast-place.ts';

/** The dialog or drawer above all others, whichever part of the page opened it. */
const topPanel = () => [...document.querySelectorAll<HTMLElement>('body > [role="dialog"]')].at(-1);

/** Offsets, unlike client rectangles, leave out the motion in which a panel comes. */
function boxOf(panel: HTMLElement): PanelBox {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width } = panel;
  const head = panel.querySelector('header');
  return { left, top, width, headEnd: top + (head ? head.offsetTop + head.offsetHeight : 0) };
}

/**
 * Follows the panel that is open, for the region of toasts; `place` is null while none is. The region is to be transparent
 * while `moving`: what jumps in sight counts as a layout shift, and one that a customer sees.
 */
export function useToastPlace() {
  const region = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<ToastPlace | null>(null);
  const moving = useMoving(place);
  useLayoutEffect(() => {
    const measure = () => {
      const panel = topPanel();
      // Reading a size lays out the whole page, which costs the first load most.
      if (!panel) return setPlace(null);
      const { clientWidth: width, dir } = document.documentElement;
      const height = region.current?.offsetHeight ?? 0;
      setPlace(toastPlace(boxOf(panel), { width, rtl: dir === 'rtl' }, height));
    };
    const sizes = new ResizeObserver(measure);
    const follow = () => {
      sizes.disconnect();
      for (const element of [region.current, topPanel()]) if (element) sizes.observe(element);
      measure();
    };
    const panels = new MutationObserver(follow);
    panels.observe(document.body, { childList: true });
    addEventListener('resize', measure);
    follow();
    return () => {
      removeEventListener('resize', measure);
      panels.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { region, place, moving };
}

/** True until the frame after that in which the place has changed. */
function useMoving(place: ToastPlace | null): boolean {
  const [moving, setMoving] = useState(false);
  const name = JSON.stringify(place);
  const known = useRef(name);
  useLayoutEffect(() => {
    if (known.current === name) return;
    known.current = name;
    setMoving(true);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMoving(false));
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return moving;
}
