import type { TextKey } from '../texts/translate.ts';

/** Something that the client is told, with a status below 500, or 503 for a service that we ask. The words are found when the answer is written, in the client's language. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  /** A field's or header's name, or a short machine word. */
  readonly code: string;
  readonly text: TextKey;
  readonly values: Record<string, string | number>;
  /** Seconds after which it may be tried again. */
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

/** A field or header that cannot be taken as it is. */
export const invalid = (field: string, text: TextKey, values: Record<string, string | number> = {}) =>
  new Problem(422, field, text, { field, ...values });

/** Something that may be done again after a while, which the answer names in words and in `Retry-After`. */
export function tooMany(code: string, text: TextKey, seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Problem(429, code, text, { seconds: wait }, wait);
}
