import type { RegistryProblem } from '@souk/contracts';
import { RegistryError } from './registry-error.ts';

const REQUEST_TIMEOUT_MS = 60_000;

type Query = Record<string, string | number | undefined>;

/** Requests below `/registry/v1/`; each throws {@link RegistryError} if it fails. */
export interface Call {
  get<T>(path: string, query?: Query): Promise<T>;
  /** An answer that is no JSON. */
  text(path: string): Promise<string>;
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    timeoutMs?: number,
  ): Promise<T>;
  /** Streams a request body. */
  upload<T>(path: string, type: string, body: AsyncIterable<Uint8Array>): Promise<T>;
  /** Opens a streamed response that lasts until `stop`. */
  open(path: string, stop: AbortSignal): Promise<Response>;
}

interface Request extends RequestInit {
  /** In place of a signal. */
  timeoutMs?: number;
}

/** A path with escaped names, so that none of them can point elsewhere. */
export const path = (parts: TemplateStringsArray, ...names: string[]): string =>
  String.raw({ raw: parts }, ...names.map(encodeURIComponent));

export function createCall({ url, token }: { url: string; token: string }): Call {
  async function ask(path: string, { timeoutMs, ...init }: Request): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
    const signal = timeoutMs === undefined ? (init.signal ?? null) : AbortSignal.timeout(timeoutMs);
    const request = { ...init, headers, signal };
    const response = await fetch(new URL(`/registry/v1/${path}`, url), request).catch((error: unknown) => {
      throw new RegistryError(
        `The registry at ${url} does not respond: ${causeOf(error, timeoutMs)}. Check that it runs.`,
        null,
        'unreachable',
      );
    });
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    if (!isProblem(body))
      throw new RegistryError(
        `The registry responded with status ${response.status}. Try again, or check its log.`,
        response.status,
        'failed',
      );
    throw new RegistryError(body.detail, body.status, body.code, body);
  }
  const whole = <T>(response: Response, body: Promise<T>): Promise<T> =>
    body.catch(() => {
      throw new RegistryError(
        `The connection to ${url} broke off. Try again.`,
        response.status,
        'unreachable',
      );
    });
  const read = async <T>(path: string, init: Request): Promise<T> => {
    const response = await ask(path, init);
    const body = await whole<unknown>(response, response.json());
    return body as T; // The registry's responses follow the contracts.
  };

  return {
    get: (path, query = {}) => read(`${path}${searchOf(query)}`, { timeoutMs: REQUEST_TIMEOUT_MS }),
    text: async (path) => {
      const response = await ask(path, { timeoutMs: REQUEST_TIMEOUT_MS });
      return whole(response, response.text());
    },
    send: (method, path, body, timeoutMs = REQUEST_TIMEOUT_MS) =>
      read(path, {
        method,
        timeoutMs,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    upload: (path, type, body) =>
      read(path, { method: 'PUT', headers: { 'content-type': type }, ...streamed(body) }),
    open: (path, signal) => ask(path, { signal }),
  };
}

/** The DOM types of fetch lack streamed bodies. */
const streamed = (body: AsyncIterable<Uint8Array>): RequestInit =>
  ({ body: body as unknown as ReadableStream, duplex: 'half' }) as RequestInit;

function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function isProblem(body: unknown): body is RegistryProblem {
  return typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
}

/** The cause that fetch wraps, such as a refused connection. */
function causeOf(error: unknown, timeoutMs = 0): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} seconds`;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
