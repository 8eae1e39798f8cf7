import { useEffect, useRef } from 'react';
import { errorCause, quoteQuery, withShownError } from '@souk/api-client';
import type { Quote, QuoteBody } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';

/**
 * The server's bill for an order (CHK-10): asked again when something that counts changes, when the cart does, and when the
 * customer comes back to the tab. The one before, `seen`, stays readable meanwhile.
 */
export function useQuote(body: QuoteBody, seen: Quote | undefined) {
  const { cart } = useShell();
  const lines = useReadable(cart.lines);
  const { data, error, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...withShownError(quoteQuery(body)),
    refetchOnWindowFocus: 'always',
    placeholderData: seen,
  });

  const before = useRef(lines);
  useEffect(() => {
    if (before.current === lines) return;
    // The first answer is no change.
    const changed = before.current !== null;
    before.current = lines;
    if (changed) void refetch();
  }, [lines, refetch]);

  return {
    quote: data ?? seen,
    isUpdating: isPlaceholderData,
    failed: isError && !isFetching,
    /** Why there is no bill, or none of these values. */
    cause: error ? errorCause(error) : null,
    refetch,
  };
}
