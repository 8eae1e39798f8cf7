import type { MouseEvent } from 'react';
import { isPlainPress } from '@souk/remote-kit';

/**
 * Goes to a part of the page without an entry of the history, and moves the focus there. A press that asks for
 * another tab is left to the browser.
 */
export function goToSection(id: string, event?: MouseEvent): void {
  if (event && !isPlainPress(event)) return;
  event?.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
