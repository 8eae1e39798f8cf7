import { isRecord } from '@souk/contracts';
import type { ErrorBody } from '@souk/contracts';

/** Reads `{errors: [{code, message}]}`, and the `{message}` that some answers have instead (API-8). */
export function errorsOf(body: unknown): ErrorBody['errors'] {
  if (!isRecord(body)) return [];
  if (Array.isArray(body.errors)) {
    return body.errors.filter(isRecord).flatMap(({ code, message }) =>
      // A code may be a number in an operator's backend.
      typeof message === 'string' ? [{ code: String(code ?? ''), message }] : [],
    );
  }
  return typeof body.message === 'string' ? [{ code: '', message: body.message }] : [];
}
