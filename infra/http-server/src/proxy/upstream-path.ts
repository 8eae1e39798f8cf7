/**
 * The path and query to request from an upstream; null where the upstream could interpret the path differently: `..`, `\`,
 * or invalid percent-encoding.
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
