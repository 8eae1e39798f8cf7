import { createGlobalStyle } from 'styled-components';
import { tokens } from '@souk/ui';

const NAMED = 'data-carried-picture';
/** What the dialog may take to be drawn with its picture. The page stands still meanwhile. */
const MAX_WAIT_MS = 80;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How the picture moves. The old one stays below the new one, which may still be loading; the page itself does not fade. */
export const CarriedPicture = createGlobalStyle`
  [${NAMED}] { view-transition-name: carried-picture; }
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root) { display: none; }
  ::view-transition-new(root) { animation: none; }
  ::view-transition-group(carried-picture) {
    animation-duration: 220ms;
    animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1);
    border-radius: ${tokens.radius.l};
    overflow: clip;
  }
  ::view-transition-old(carried-picture),
  ::view-transition-new(carried-picture) {
    block-size: 100%;
    animation: none;
    mix-blend-mode: normal;
    object-fit: cover;
  }
`;

/** The picture of the card that was pressed; none for a keyboard, which may open many, nor above another dialog. */
function pressedPicture(opener: Element | null): Element | null {
  if (!opener || opener.matches(':focus-visible') || opener.closest('[role="dialog"]')) return null;
  const picture = opener.closest('article')?.querySelector('img');
  return picture?.complete ? picture : null;
}

function pictureOfDialog(): Promise<Element | null> {
  const find = () => document.querySelector('[role="dialog"] img');
  return new Promise((resolve) => {
    const settle = (picture: Element | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(picture);
    };
    const observer = new MutationObserver(() => {
      const picture = find();
      if (picture) settle(picture);
    });
    const timer = setTimeout(() => settle(find()), MAX_WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Opens a dialog, and carries the picture of the pressed card into it where the browser can. Where there is no picture to
 * carry, or the customer wants little motion, the dialog opens at once.
 */
export function carryPicture(opener: Element | null, open: () => void): void {
  const canCarry = 'startViewTransition' in document && !matchMedia(REDUCED_MOTION).matches;
  const from = canCarry ? pressedPicture(opener) : null;
  if (!from) return open();
  let to: Element | null = null;
  from.setAttribute(NAMED, '');
  const transition = document.startViewTransition(async () => {
    from.removeAttribute(NAMED);
    open();
    to = await pictureOfDialog();
    if (to) to.setAttribute(NAMED, '');
    else transition.skipTransition();
  });
  // A skipped one is none.
  transition.ready.catch(() => undefined);
  const end = () => {
    from.removeAttribute(NAMED);
    to?.removeAttribute(NAMED);
  };
  transition.finished.then(end, end);
}
