import { htmlOfText } from '@souk/page-renderer';
import type { RenderedHtml } from '@souk/page-renderer';
import type { CachedPage } from './page-cache.ts';

/**
 * The parts of a rendered page in the HTML of one response; null where they cannot be made: the browser renders the page.
 * @param onError called with the reason
 */
export function assemblePage(
  { page, age }: CachedPage,
  nonce: string,
  onError: (error: unknown) => void,
): RenderedHtml | null {
  try {
    return htmlOfText(page, age, nonce);
  } catch (error) {
    onError(error);
    return null;
  }
}
