import { Problem } from '@souk/http-server';
import type { TextKey } from '../texts/translate.ts';

/** What the response says, translated when it is written. */
export interface ProblemText {
  text: TextKey;
  values: Record<string, string | number>;
  /** Seconds after which the request may be repeated. */
  retryAfter?: number | undefined;
}

/** An error for the client, with a status below 500, or 503 for an unavailable service. */
export type ApiProblem = Problem<ProblemText>;

/** @param code the name of a field or header, or a short machine-readable word */
export const createProblem = (
  status: number,
  code: string,
  text: TextKey,
  values: ProblemText['values'] = {},
  retryAfter?: number,
): ApiProblem => new Problem(status, code, `${code}: ${text}`, { text, values, retryAfter });

export const isProblem = (error: unknown): error is ApiProblem => error instanceof Problem;

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
) => createProblem(404, what === 'zone' ? 'coordinates' : 'not_found', `not_found.${what}`);

/** An invalid field or header. */
export const invalid = (field: string, text: TextKey, values: Record<string, string | number> = {}) =>
  createProblem(422, field, text, { field, ...values });

/** A limit was reached; the response gives the wait in words and in `Retry-After`. */
export function tooMany(code: string, text: TextKey, seconds: number): ApiProblem {
  const wait = Math.max(1, Math.ceil(seconds));
  return createProblem(429, code, text, { seconds: wait }, wait);
}
