const YEAR = 365 * 24 * 60 * 60;

/** Sets a first-party cookie for a year; it mirrors what the edge needs to know, and is never a secret. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  } catch {
    // The browser refuses cookies: the edge uses its defaults.
  }
}

/** A cookie's value, or null where it is not set, damaged, or refused by the browser. */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
