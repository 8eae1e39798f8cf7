import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was when the button that had it gives way to something else inside the same element.
 * `shown` says what stands there now.
 */
export function useRetainedFocus(shown: string) {
  const element = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!inside.current || element.current?.contains(document.activeElement)) return;
    const buttons = element.current?.querySelectorAll('button');
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref: element,
    onFocus: () => {
      inside.current = true;
    },
    // React fires no blur event for an element that it removes, which is the case here.
    onBlur: () => {
      inside.current = false;
    },
  };
}
