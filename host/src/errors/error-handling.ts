import { queryClient } from '@souk/api-client';
import type { ApiError } from '@souk/api-client';
import type { Toast } from '@souk/contracts';
import { text } from '../texts/texts.ts';

/** All errors of calls are one toast, so that five failing sections do not stack five of them (API-5). */
const TOAST_ID = 'api-error';

/** Asks again for everything on the page that could not be loaded. */
export const askAgain = (): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/**
 * The message for the customer after a failed call (API-5, API-6, API-8).
 * @param retry offered where there was no answer; absent for calls that are not simply made again
 */
export function apiErrorToast({ kind, errors }: ApiError, retry?: () => void): Toast {
  const base = { kind: 'error', id: TOAST_ID } as const;
  if (kind === 'network' || kind === 'timeout') {
    const action = retry && { label: text('errors.retry'), run: retry };
    return { ...base, text: text(`errors.${kind}`), ...(action && { action }) };
  }
  const messages = errors.map(({ message }) => message).filter(Boolean);
  return { ...base, text: messages.join('\n') || text('errors.server') };
}
