import { useEffect, useRef } from 'react';

/**
 * The heading of a list, which takes the focus when it says something else. Not from a field: somebody types there while the page
 * is still loading.
 * @param words what the heading says
 */
export function useFocusedHeading(words: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    // Where the page stands is the host's part: at its top, or where one comes back to.
    heading.current?.focus({ preventScroll: true });
  }, [words]);
  return heading;
}
