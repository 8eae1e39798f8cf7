/**
 * Puts the host's own parts of the page back where a script took them away: React draws them once and would not notice.
 * @param frame the element whose children are header, content and footer
 * @returns how to stop
 */
export function holdFrame(frame: Element, onRemoved: (element: Element) => void): () => void {
  const parts = new Set([...frame.children].filter((part) => part.matches('header, main, footer')));
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes, nextSibling } of changes)
      for (const part of removedNodes) {
        if (!(part instanceof Element) || !parts.has(part) || part.isConnected) continue;
        frame.insertBefore(part, nextSibling?.parentNode === frame ? nextSibling : null);
        onRemoved(part);
      }
  });
  observer.observe(frame, { childList: true });
  return () => observer.disconnect();
}
