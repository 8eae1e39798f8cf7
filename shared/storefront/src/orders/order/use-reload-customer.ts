import { useCallback } from 'react';
import { queryClient } from '@souk/api-client';
import { useShell } from '@souk/remote-kit';

/**
 * Asks again for what an order changes of its customer, for after it was placed or canceled: the balance and its list, the
 * welcome discount, and where they have ordered. Does nothing for guests.
 */
export function useReloadCustomer(): () => Promise<void> {
  const { session } = useShell();
  return useCallback(async () => {
    await Promise.all([
      session.reload(),
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'walletTransactions/pages',
      }),
    ]);
  }, [session]);
}
