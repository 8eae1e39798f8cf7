import type { TextKey } from '../texts/translate.ts';

/** An error for the client, with a status below 500, or 503 for an unavailable service. It is translated when the response is written. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  /** The name of a field or header, or a short machine-readable word. */
  readonly code: string;
  readonly text: TextKey;
  readonly values: Record<string, string | number>;
  /** Seconds after which the request may be repeated. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    text: TextKey,
    values: Record<string, string | number> = {},
    retryAfter?: number,
  ) {
    super(`${code}: ${text}`);
    this.status = status;
    this.code = code;
    this.text = text;
    this.values = values;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (
  what:
    | 'address'
    | 'category'
    | 'store'
    | 'item'
    | 'condition'
    | 'campaign'
    | 'flash_sale'
    | 'place'
    | 'zone'
    | 'line'
    | 'file'
    | 'order'
    | 'conversation'
    | 'receiver'
    | 'newsletter'
    | 'page'
    | 'session'
    | 'delivery_man',
) => new Problem(404, what === 'zone' ? 'coordinates' : 'not_found', `not_found.${what}`);

/** An invalid field or header. */
export const invalid = (field: string, text: TextKey, values: Record<string, string | number> = {}) =>
  new Problem(422, field, text, { field, ...values });

/** A limit was reached; the response gives the wait in words and in `Retry-After`. */
export function tooMany(code: string, text: TextKey, seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Problem(429, code, text, { seconds: wait }, wait);
}
