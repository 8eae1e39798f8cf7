const YEAR = 365 * 24 * 60 * 60;

/** Sets a first-party cookie for a year; it mirrors what the edge needs to know, and is never a secret. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}

/** A cookie's value, or null where it is not set, or spoilt. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
