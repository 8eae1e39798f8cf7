let owned: string | null = null;

/** Says the page's title; it is the shell's alone (HDR-1). */
export function setTitle(title: string): void {
  owned = title;
  document.title = title;
}

/**
 * Restores the title where other code wrote it: remotes set theirs by `shell.title()`.
 * @returns how to stop
 */
export function ownTitle(): () => void {
  // What the edge said of the page stands until the shell says more.
  owned ??= document.title;
  const observer = new MutationObserver(() => {
    if (owned !== null && document.title !== owned) document.title = owned;
  });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
