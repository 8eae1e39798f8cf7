import { useEffect, useRef } from 'react';
import { ApiError, quoteQuery } from '@souk/api-client';
import type { Quote, QuoteBody } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';

/** Why the server works out no bill, in its words; null where it did not get to say. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? error.errors.map(({ message }) => message).join('\n') || null
    : null;

/**
 * The server's bill for an order (CHK-10): asked again when something that counts changes, when the cart does, and when the
 * customer comes back to the tab. The one before, `seen`, stays readable meanwhile.
 */
export function useQuote(body: QuoteBody, seen: Quote | undefined) {
  const { cart } = useShell();
  const lines = useReadable(cart.lines);
  const { data, error, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...quoteQuery(body),
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
    updating: isPlaceholderData,
    failed: isError && !isFetching,
    refusal: refusalOf(error),
    refetch,
  };
}
