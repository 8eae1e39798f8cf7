import { htmlOfText } from '@souk/page-renderer';
import type { PageText, RenderedHtml } from '@souk/page-renderer';
import { placeholderOf } from '../page/response-values.ts';

/**
 * The parts of a rendered page in a template; null where they cannot be made: the browser renders the page.
 * @param onError called with the reason
 */
export function assemblePage(page: PageText, onError: (error: unknown) => void): RenderedHtml | null {
  try {
    return htmlOfText(page, placeholderOf('age'), placeholderOf('nonce'));
  } catch (error) {
    onError(error);
    return null;
  }
}
