/**
 * Puts the host's own parts of the page back where a script took them away: React draws them once and would not notice.
 * @param frame the element whose children are header, content and footer; it is held itself, with all that it stands in,
 *   and so is what the header holds, which stays from page to page
 * @returns how to stop
 */
export function holdFrame(frame: Element, onRemoved: (element: Element) => void): () => void {
  const parts = new Set([...frame.children].filter((part) => part.matches('header, main, footer')));
  for (const part of frame.querySelectorAll(':scope > header > *')) parts.add(part);
  for (let part = frame; part !== document.body && part.parentElement; part = part.parentElement)
    parts.add(part);
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes, nextSibling } of changes)
      for (const part of removedNodes) {
        if (!(part instanceof Element) || !parts.has(part) || part.isConnected) continue;
        target.insertBefore(part, nextSibling?.parentNode === target ? nextSibling : null);
        onRemoved(part);
      }
  });
  for (const { parentElement } of parts)
    if (parentElement) observer.observe(parentElement, { childList: true });
  return () => observer.disconnect();
}
