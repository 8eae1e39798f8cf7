import type { ShellHistory } from '@souk/contracts';

/** Closes drawers when another page opens, such as the checkout of Buy Now in a dialog above them: they belong to the page before. */
export function closeOnNextPage(history: ShellHistory, drawers: readonly { close(): void }[]): void {
  let { pathname } = history.location;
  history.listen(() => {
    if (history.location.pathname === pathname) return;
    pathname = history.location.pathname;
    for (const drawer of drawers) drawer.close();
  });
}
