import type { ApiError } from '@souk/api-client';
import type { Toast } from '@souk/contracts';
import { text } from '../texts/texts.ts';

/** All errors of calls are one toast, so that five failing sections do not stack five of them (API-5). */
const TOAST_ID = 'api-error';

/** What the customer is told of a failed call (API-5, API-6, API-8). */
export function apiErrorToast(error: ApiError): Toast {
  if (error.kind === 'network') return { kind: 'error', id: TOAST_ID, text: text('errors.network') };
  if (error.kind === 'timeout') return { kind: 'error', id: TOAST_ID, text: text('errors.timeout') };
  const messages = error.errors.map(({ message }) => message).filter(Boolean);
  return { kind: 'error', id: TOAST_ID, text: messages.join('\n') || text('errors.server') };
}
