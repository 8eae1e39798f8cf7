import { createHash } from 'node:crypto';
import type { PageText, RenderedHtml } from '@souk/page-renderer';
import { remember } from '../releases/release-files.ts';
import { compressTemplate } from './compressed-template.ts';
import type { CompressedTemplate } from './compressed-template.ts';
import { pageHtml } from './page-html.ts';
import type { Page } from './page-html.ts';
import type { ResponseValues } from './response-values.ts';

/** Rendered pages in brotli, each compressed once for all of its responses. */
export interface CompressedPages {
  /**
   * The body of a response; null where the page cannot be compressed ahead. Never rejects.
   * @param page what was rendered
   * @param whole with what stands around it
   */
  find(page: PageText, whole: Page, values: ResponseValues): Promise<Buffer | null>;
}

const NOTHING: RenderedHtml = { head: '', content: '', data: '' };

/** Null: requested once. Most pages are not requested again while they are fresh, and this takes longer than compressing one response. */
type Variant = Promise<CompressedTemplate | null> | null;

/** Of one page: in each theme, with a canary and without. */
const MAX_VARIANTS = 6;

/**
 * What was compressed goes with the page, once the cache of pages has dropped it.
 * @param onError called with why a page was not compressed, once for each
 */
export function createCompressedPages(onError: (error: unknown) => void): CompressedPages {
  const variants = new WeakMap<PageText, Map<string, Variant>>();
  return {
    async find(page, whole, values) {
      const lengths = {
        nonce: values.nonce.length,
        pageToken: values.pageToken.length,
        age: values.age.length,
      };
      const ofPage = variants.get(page) ?? new Map<string, Variant>();
      variants.set(page, ofPage);
      const frame = pageHtml({ ...whole, rendered: NOTHING });
      const key = createHash('sha256').update(JSON.stringify(lengths)).update(frame).digest('base64');
      if (!ofPage.has(key)) {
        remember(ofPage, key, null, MAX_VARIANTS);
        return null;
      }
      const known = ofPage.get(key);
      const compressed =
        known ??
        compressTemplate(pageHtml(whole), lengths).catch((error: unknown) => {
          onError(error);
          return null;
        });
      if (!known) ofPage.set(key, compressed);
      return (await compressed)?.fill(values) ?? null;
    },
  };
}
