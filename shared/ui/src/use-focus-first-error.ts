import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to the first wrong field of a form after an attempt to send it, once the fields are marked: at once, or
 * after a validation or an answer that takes its time. A customer who types meanwhile keeps the focus.
 * @param attempts how often it was tried: formik's `submitCount`, or a count of one's own
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, attempts: number): void {
  const handled = useRef(attempts);
  useEffect(() => {
    if (handled.current === attempts) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
    if (!field) return;
    handled.current = attempts;
    field.focus();
  });
  useEffect(() => {
    const settle = () => (handled.current = attempts);
    const element = form.current;
    element?.addEventListener('input', settle);
    return () => element?.removeEventListener('input', settle);
  }, [form, attempts]);
}
