import type { RegistryProblem } from '@souk/contracts';
import { currentSession, expire } from '../session/session.ts';
import { RegistryError } from './registry-error.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Default: the session's. */
  token?: string;
}

const REQUEST_TIMEOUT_MS = 20_000;

/** Sends a request with the session's token. @throws RegistryError */
export async function send(
  path: string,
  { method = 'GET', body, signal, token }: RequestOptions,
): Promise<Response> {
  const used = token ?? currentSession().token;
  const response = await fetch(new URL(`/registry/v1/${path}`, location.origin), {
    method,
    headers: {
      ...(used ? { authorization: `Bearer ${used}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
    credentials: 'omit',
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RegistryError(0, null);
  });
  if (response.ok) return response;
  const problem = await response.json().then(
    (value: unknown) => (isProblem(value) ? value : null),
    () => null,
  );
  if (response.status === 401 && token === undefined) expire(used);
  throw new RegistryError(response.status, problem);
}

/** Sends a request and parses the response. @throws RegistryError */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const response = await send(path, { ...options, signal }).catch((error: unknown) => {
    throw timeout.aborted ? new RegistryError(0, null) : error;
  });
  return response.json() as Promise<T>;
}

/** The same, with null for 404. */
export async function requestOrNull<T>(path: string, options: RequestOptions = {}): Promise<T | null> {
  try {
    return await request<T>(path, options);
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return null;
    throw error;
  }
}

/** `?a=1&b=2`, without what is empty. */
export function search(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

const isProblem = (value: unknown): value is RegistryProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
