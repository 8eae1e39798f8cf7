import type { FastifyRequest } from 'fastify';

/** The cookies of a request by name; a value that cannot be decoded is as good as none. */
export function readCookies(request: FastifyRequest): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0) continue;
    try {
      cookies.set(pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      continue;
    }
  }
  return cookies;
}
