import { useEffect, useRef } from 'react';

/**
 * Keeps the focus among the pictures where a change of their number takes away what had it: the button of a removed picture,
 * or the control to add one where the last leaves no room.
 */
export function usePictureFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const hasFocus = () => [list, input].some(({ current }) => current?.contains(document.activeElement));

  useEffect(() => {
    if (hadFocus.current && !hasFocus())
      (input.current ?? list.current?.querySelector<HTMLElement>('li:last-child button'))?.focus();
    hadFocus.current = false;
  }, [count]);

  return {
    list,
    input,
    /** Called before the number changes. */
    remember() {
      hadFocus.current = hasFocus();
    },
  };
}
