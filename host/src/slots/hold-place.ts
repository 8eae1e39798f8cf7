/** How long the new content may take to fill the height of the old. */
const SETTLING_MS = 2000;

/**
 * Keeps the scroll position of the page while the content of a container is replaced.
 * @returns to be called once the new content stands, or with false where the customer has gone on meanwhile
 */
export function holdPlace(container: HTMLElement): (stayed: boolean) => void {
  const { scrollX, scrollY } = window;
  const hadFocus = container.contains(document.activeElement);
  container.style.minBlockSize = `${container.offsetHeight}px`;
  return (stayed) => {
    if (!stayed) {
      container.style.minBlockSize = '';
      return;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    setTimeout(() => (container.style.minBlockSize = ''), SETTLING_MS);
    if (!hadFocus) return;
    // Otherwise the keyboard would start at the top of the page again.
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  };
}
