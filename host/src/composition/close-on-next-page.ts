import type { ShellHistory } from '@souk/contracts';

/**
 * Closes drawers when another page opens, such as the checkout of Buy Now in a dialog above them: they belong to the page
 * before. A page that corrects its own address replaces it, and keeps them.
 */
export function closeOnNextPage(history: ShellHistory, drawers: readonly { close(): void }[]): void {
  let { pathname } = history.location;
  history.listen(() => {
    if (history.location.pathname === pathname) return;
    pathname = history.location.pathname;
    if (history.action === 'REPLACE') return;
    for (const drawer of drawers) drawer.close();
  });
}
