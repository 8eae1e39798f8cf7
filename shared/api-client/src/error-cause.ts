import { ApiError } from './api-error.ts';

/** Why something could not be loaded, in the terms that a customer can act on. */
export interface ErrorCause {
  /**
   * `offline`: this device has no network; `unreachable`: it has, and the server does not answer; `refused`: the server
   * refuses, and a retry would not help.
   */
  kind: 'offline' | 'unreachable' | 'slow' | 'server' | 'refused';
  /** The server's message, where it refuses with a reason. */
  message?: string;
}

/** Answers that may be others a moment later: timed out, too early, too many requests. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

/** The cause of a failed call, for `ErrorState` of `@souk/ui` (API-5, API-8). */
export function errorCause(error: unknown): ErrorCause {
  if (!(error instanceof ApiError)) return { kind: 'server' };
  if (error.kind === 'network' || error.kind === 'timeout') {
    if (!navigator.onLine) return { kind: 'offline' };
    return { kind: error.kind === 'timeout' ? 'slow' : 'unreachable' };
  }
  if (error.status < 400 || error.status >= 500) return { kind: 'server' };
  const kind = TEMPORARY.has(error.status) ? 'server' : 'refused';
  const message = error.errors
    .map((each) => each.message)
    .filter(Boolean)
    .join('\n');
  return { kind, ...(message && { message }) };
}
