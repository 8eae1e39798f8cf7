import { errorCause, type ErrorCause } from '@souk/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { useCustomerFailure } from '@souk/storefront';

export interface Owner {
  /** A guest has an id by now; a customer needs none. */
  ready: boolean;
  /** Why there is no guest id, or it is not known who the customer is; null where it may still come. */
  cause: ErrorCause | null;
  retry(): void;
  guestId: string | undefined;
  /** Names the owner among all who use this browser. */
  owner: string;
}

/** Who orders. */
export function useOwner(): Owner {
  const { session, report } = useShell();
  const { status, guestId, customer } = useReadable(session.state);
  const [cause, setCause] = useState<ErrorCause | null>(null);
  const guest = status === 'guest';
  const askForGuest = useCallback(() => {
    session.guestId().catch((error: unknown) => {
      setCause(errorCause(error));
      report({ kind: 'error', error, while: 'asking for a guest' });
    });
  }, [session, report]);
  useEffect(() => {
    if (guest && guestId === null) askForGuest();
  }, [guest, guestId, askForGuest]);

  const failure = useCustomerFailure();
  const retry = () => {
    if (failure) return failure.retry();
    setCause(null);
    askForGuest();
  };
  const ready = guest ? guestId !== null : customer !== null;
  return {
    ready,
    cause: failure?.cause ?? (!ready && guest ? cause : null),
    retry,
    guestId: guest ? (guestId ?? undefined) : undefined,
    owner: guest ? `guest ${guestId ?? ''}` : `customer ${customer?.id ?? ''}`,
  };
}
