import { PREVIEW_PARAM } from '@souk/contracts';

/**
 * Removes a preview's link from the address: the edge has read it, and copying or reloading the page should not repeat
 * it. Call it before other code reads the address.
 */
export function forgetPreviewLink(view: Window = window): void {
  const url = new URL(view.location.href);
  if (!url.searchParams.has(PREVIEW_PARAM)) return;
  url.searchParams.delete(PREVIEW_PARAM);
  view.history.replaceState(view.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
