import { isRecord } from '@souk/contracts';
import type { RenderedPage } from '@souk/contracts';
import { MAX_PAGE_LENGTH } from './messages.ts';

const isText = (value: unknown) => typeof value === 'string';

/** What the HTML is assembled from; the rest of the hydration state is between the host's bundle and its page. */
function isPage(value: unknown): value is RenderedPage {
  if (!isRecord(value) || !isRecord(value.hydrationState)) return false;
  const { inlineStyles } = value.hydrationState;
  return (
    [value.html, value.css, value.accent].every(isText) &&
    Array.isArray(inlineStyles) &&
    inlineStyles.every(isText)
  );
}

/**
 * The page that a bundle rendered, without anything else that it names: of another release of the host, or of a hostile
 * remote, it may be anything.
 * @throws Error
 */
export function parsePage(value: unknown): RenderedPage {
  if (!isPage(value))
    throw new Error('The page has another shape than "html", "css", "accent" and "hydrationState"');
  const { html, css, accent, hydrationState } = value;
  const page = { html, css, accent, hydrationState };
  const { length } = JSON.stringify(page);
  if (length > MAX_PAGE_LENGTH)
    throw new Error(`The page has ${length} characters; the limit is ${MAX_PAGE_LENGTH}`);
  return page;
}
