/**
 * The path and query that are asked of an upstream; null where its parts could be read in another way there: `..`, `\`,
 * what cannot be decoded.
 */
export function upstreamPath(base: string, url: string): string | null {
  const [path = '', ...query] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.replaceAll('\\', '/').split('/').includes('..')) return null;
  const target = new URL(`http://upstream${base}${path}`);
  return target.pathname + (query.length > 0 ? `?${query.join('?')}` : '');
}
