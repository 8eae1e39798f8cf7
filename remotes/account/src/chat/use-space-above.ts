import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much of the page stands above an element, in pixels: the page's header and what follows it. */
export function useSpaceAbove(element: RefObject<HTMLElement | null>): number {
  const [space, setSpace] = useState(0);
  const measure = () => {
    if (element.current) setSpace(element.current.getBoundingClientRect().top + window.scrollY);
  };
  // Another part of the page may have another heading.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- a ref and a setter stay the same
  }, []);
  return space;
}
