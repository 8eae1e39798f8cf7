import type { ErrorBody } from '@souk/contracts';

/** Why a call failed: a refusal, no answer, a time-out, or a call that was cancelled. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted';

/** A failed call of the marketplace API (API-8). `message` is the server's first one where it sent any; the host decides what is shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** The server's error: `code` is a field's name or a machine word, `message` is for people. May be empty. */
  readonly errors: ErrorBody['errors'];
  /** The call, such as `GET /api/v1/config`. */
  readonly call: string;

  constructor(facts: { kind: ApiErrorKind; status: number; errors: ErrorBody['errors']; call: string }) {
    super(facts.errors[0]?.message ?? `${facts.call}: ${facts.status || facts.kind}`);
    this.kind = facts.kind;
    this.status = facts.status;
    this.errors = facts.errors;
    this.call = facts.call;
  }

  /** The server's message for a code or field, where it sent one. */
  messageOf(code: string): string | undefined {
    return this.errors.find((error) => error.code === code)?.message;
  }
}
