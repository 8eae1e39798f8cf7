/**
 * Keeps work going but for when the page lies in the back/forward cache, which rejects pages with streams and locks. Returns
 * how to end it.
 */
export function whileShown(start: () => () => void): () => void {
  let stop: (() => void) | null = start();
  const onHide = () => {
    stop?.();
    stop = null;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop ??= start();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    onHide();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
