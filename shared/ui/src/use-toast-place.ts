import { useLayoutEffect, useRef, useState } from 'react';
import { aboveBottomBar } from './bottom-bar.ts';
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

function placeBeside(panel: HTMLElement, region: HTMLElement | null): ToastPlace {
  const { clientWidth: width, dir } = document.documentElement;
  return toastPlace(boxOf(panel), { width, rtl: dir === 'rtl' }, region?.offsetHeight ?? 0);
}

interface Stand {
  /** Null while no panel is open. */
  place: ToastPlace | null;
  /** For the two frames in which messages that are shown come to another place. */
  moving: boolean;
}

/** Where messages stand now. A panel may close long after the press that closed it, so its end counts as a move, too. */
function standOf(before: Stand, place: ToastPlace | null, areShown: boolean): Stand {
  if (JSON.stringify(place) === JSON.stringify(before.place)) return before;
  return { place, moving: areShown };
}

/**
 * Follows the panel that is open, for the region of toasts. The region is to be transparent while `moving`: what jumps in
 * sight is a layout shift.
 */
export function useToastPlace() {
  const region = useRef<HTMLElement>(null);
  const [stand, setStand] = useState<Stand>({ place: null, moving: false });
  useLayoutEffect(() => aboveBottomBar(region.current), []);
  useLayoutEffect(() => {
    const measure = () => {
      const panel = topPanel();
      // Reading a size lays out the whole page, which costs the first load most.
      const place = panel && placeBeside(panel, region.current);
      const areShown = (region.current?.childElementCount ?? 0) > 0;
      setStand((before) => standOf(before, place ?? null, areShown));
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
  useLayoutEffect(() => {
    if (!stand.moving) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        setStand((now) => (now === stand ? { ...stand, moving: false } : now)),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [stand]);
  return { region, ...stand };
}
