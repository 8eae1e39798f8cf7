import { ApiError } from '@souk/api-client';

/** The server's complaints about a form: by field where they name one of `fields`, the rest as one sentence. */
export function formErrors(error: unknown, fields: readonly string[], fallback: string) {
  const errors = error instanceof ApiError ? error.errors : [];
  const byField = errors.filter(({ code }) => fields.includes(code));
  const rest = errors.filter(({ code }) => !fields.includes(code)).map(({ message }) => message);
  return {
    fields: Object.fromEntries(byField.map(({ code, message }) => [code, message])) as Record<string, string>,
    form: rest.join('\n') || (byField.length === 0 ? fallback : null),
  };
}
