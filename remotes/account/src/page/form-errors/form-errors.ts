import { ApiError, errorCause } from '@souk/api-client';
import { causeText } from '@souk/ui';
import { text } from './texts/texts.ts';

/** Why something was not sent, and what to do: the server's words for a refusal, else those for the cause (API-5, API-8). */
export function failureText(error: unknown): string {
  const { kind, message } = errorCause(error);
  if (message !== undefined) return message;
  if (error instanceof ApiError && error.status === 429) return text('limited');
  return kind === 'refused' ? text('refused') : causeText(kind);
}

/** The server's complaints about a form: by field where they name one of `fields`, the rest as one text. */
export function formErrors(error: unknown, fields: readonly string[]) {
  // What a server says of its own fault is no complaint about the form.
  const errors = error instanceof ApiError && error.status < 500 ? error.errors : [];
  const byField = errors.filter(({ code }) => fields.includes(code));
  const rest = errors.filter(({ code }) => !fields.includes(code)).map(({ message }) => message);
  return {
    fields: Object.fromEntries(byField.map(({ code, message }) => [code, message])) as Record<string, string>,
    form: rest.join('\n') || (byField.length === 0 ? failureText(error) : null),
  };
}
