import { type RefObject, useEffect, useState } from 'react';
import { useCloseOnBack } from '@souk/ui';

export interface Fullscreen {
  /** False where the browser has no full screen for elements: then there is no button for it. */
  possible: boolean;
  on: boolean;
  toggle(): void;
}

/** An element that can fill the screen (LOC-1). */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const read = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser may refuse; the map then stays as it is.
    change?.catch(() => undefined);
  };
  useCloseOnBack(on, toggle);
  return { possible: document.fullscreenEnabled === true, on, toggle };
}
