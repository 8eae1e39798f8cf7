import type { MouseEvent } from 'react';

/** Whether a press on a link is for this page, and not for another tab, another window or the browser's menu. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
