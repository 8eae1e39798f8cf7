import { customerQuery, errorCause, useScope, withShownError } from '@souk/api-client';
import type { ErrorCause } from '@souk/api-client';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';

/**
 * Why it is not known who the signed-in customer is, and how to ask again; null for guests, and while the answer may come.
 * Pages that need the customer show it: the session asks once (API-8).
 */
export function useCustomerFailure(): { cause: ErrorCause; retry(): void } | null {
  const { session } = useShell();
  const { status, customer } = useReadable(session.state);
  useScope();
  const isMissing = status === 'customer' && customer === null;
  const { error } = useQuery({ ...withShownError(customerQuery()), enabled: isMissing });
  return isMissing && error ? { cause: errorCause(error), retry: () => void session.reload() } : null;
}
