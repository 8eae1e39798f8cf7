import { PREVIEW_PARAM } from '@souk/contracts';

/**
 * Takes a preview's link out of the address: the edge has seen it, and whoever copies or reloads the page should not take
 * it along. To be called before anybody reads the address.
 */
export function forgetPreviewLink(view: Window = window): void {
  const url = new URL(view.location.href);
  if (!url.searchParams.has(PREVIEW_PARAM)) return;
  url.searchParams.delete(PREVIEW_PARAM);
  view.history.replaceState(view.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
