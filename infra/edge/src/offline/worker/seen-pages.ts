import { isReadable } from './decide.ts';

/** A page that the visitor saw, and may read again without a connection. */
export interface SeenPage {
  /** Path and query. */
  path: string;
  title: string;
  /** ISO 8601 */
  at: string;
}

const MAX_PAGES = 40;
const MAX_PATH_CHARS = 1000;
const MAX_TITLE_CHARS = 120;

/** Path and query of an address of this site; null for any other, and for pages that are not available offline. */
export function readablePath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address.length > MAX_PATH_CHARS || !URL.canParse(address, origin))
    return null;
  const { origin: itsOrigin, pathname, search } = new URL(address, origin);
  // Two slashes would begin another site's address in a link.
  return itsOrigin === origin && !pathname.startsWith('//') && isReadable(pathname)
    ? pathname + search
    : null;
}

/** The list with one more page at its head; the oldest are left out. */
export function withSeen(pages: readonly SeenPage[], { path, title, at }: SeenPage): SeenPage[] {
  const others = pages.filter((page) => page.path !== path);
  return [{ path, title: title.slice(0, MAX_TITLE_CHARS), at }, ...others].slice(0, MAX_PAGES);
}
