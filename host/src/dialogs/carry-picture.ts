import { createGlobalStyle } from 'styled-components';
import { tokens } from '@souk/ui';

const NAMED = 'data-carried-picture';
/** What the dialog or page may take to be drawn with its picture. What is shown stands still meanwhile. */
const MAX_WAIT_MS = 64;
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

/** Waits until the picture is drawn; null where that takes too long. */
function drawn(find: () => Element | null): Promise<Element | null> {
  return new Promise((resolve) => {
    const settle = (picture: Element | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(picture);
    };
    const look = () => {
      const picture = find();
      if (picture) settle(picture);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => settle(find()), MAX_WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Changes what is shown, and moves one picture to where another is then found. */
function carry(from: Element, change: () => void, find: () => Element | null): void {
  let to: Element | null = null;
  from.setAttribute(NAMED, '');
  const transition = document.startViewTransition(async () => {
    from.removeAttribute(NAMED);
    change();
    to = await drawn(find);
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

const canCarry = () => 'startViewTransition' in document && !matchMedia(REDUCED_MOTION).matches;

/**
 * Opens a dialog, and carries the picture of the pressed card into it where the browser can. Where there is no picture to
 * carry, or the customer wants little motion, the dialog opens at once.
 */
export function carryPicture(opener: Element | null, open: () => void): void {
  const from = canCarry() ? pressedPicture(opener) : null;
  if (!from) return open();
  carry(from, open, () => document.querySelector('[role="dialog"] img'));
}

/** What is seen of a picture: where a frame cuts it off, the frame. */
function seenPart(picture: Element): Element {
  const { width, height } = picture.getBoundingClientRect();
  const cuts = (frame: Element) => {
    const box = frame.getBoundingClientRect();
    return (
      getComputedStyle(frame).overflowY === 'hidden' && (box.height < height - 1 || box.width < width - 1)
    );
  };
  for (let frame = picture.parentElement; frame && frame.localName !== 'main'; frame = frame.parentElement)
    if (cuts(frame)) return frame;
  return picture;
}

/** Goes to the page of the pressed card likewise, and carries the picture to the page's own likeness of it. */
export function carryPictureToPage(opener: Element | null, go: () => void): void {
  const picture = canCarry() ? pressedPicture(opener) : null;
  if (!picture) return go();
  const address = picture.getAttribute('src');
  const isSame = (other: Element) => other.getAttribute('src') === address;
  carry(seenPart(picture), go, () => {
    // The page before may show it more than once.
    if (picture.isConnected) return null;
    const found = [...document.querySelectorAll('main img')].find(isSame);
    return found ? seenPart(found) : null;
  });
}
