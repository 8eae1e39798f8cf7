import { AUTH_PATH, RETURN_PARAM, ROUTES } from '@souk/contracts';
import type { ShellHistory } from '@souk/contracts';

/** Where to go after signing in: only ever a path of this site. */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, window.location.origin);
    // What a browser makes of it counts: a backslash or a tab may lead to another site.
    const ours = origin === window.location.origin && !pathname.startsWith('//');
    return ours && !pathname.startsWith(`${AUTH_PATH}/`) ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

/** A page that signs in, with the path to go back to: the current one, unless another is named (RTE-4). */
export function withReturnPath(page: string, history: ShellHistory, returnTo?: string): string {
  const { pathname, search } = history.location;
  const back = safeReturnPath(returnTo ?? `${pathname}${search}`);
  return back && back !== ROUTES.landing ? `${page}?${RETURN_PARAM}=${encodeURIComponent(back)}` : page;
}

/** Where the address of the page leads back to; null where it names no path, or no safe one. */
export const returnPathOf = ({ location }: ShellHistory): string | null =>
  safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAM));
