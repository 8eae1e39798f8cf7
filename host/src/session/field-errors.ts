import { ApiError } from '@souk/api-client';

/**
 * The server's complaints about a form: those whose code is the name of a field, by field, and the rest as one sentence.
 * @param fallback the sentence for failures that carry no words of the server's
 */
export function fieldErrors(error: unknown, fields: readonly string[], fallback: string) {
  const errors = error instanceof ApiError ? error.errors : [];
  const byField = errors
    .filter(({ code }) => fields.includes(code))
    .map(({ code, message }) => [code, message]);
  const rest = errors.filter(({ code }) => !fields.includes(code)).map(({ message }) => message);
  return {
    fields: Object.fromEntries(byField) as Record<string, string>,
    form: rest.join('\n') || (byField.length === 0 ? fallback : null),
  };
}
