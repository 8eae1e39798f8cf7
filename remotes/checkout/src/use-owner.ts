import { useCallback, useEffect, useState } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';

export interface Owner {
  /** A guest has an id by now; a customer needs none. */
  ready: boolean;
  /** No guest id could be obtained. */
  failed: boolean;
  retry(): void;
  guestId: string | undefined;
  /** Names the owner among all who use this browser. */
  owner: string;
}

/** Who orders. */
export function useOwner(): Owner {
  const { session, report } = useShell();
  const { status, guestId, customer } = useReadable(session.state);
  const [failed, setFailed] = useState(false);
  const guest = status === 'guest';
  const askForGuest = useCallback(() => {
    session.guestId().catch((error: unknown) => {
      setFailed(true);
      report({ kind: 'error', error, while: 'asking for a guest' });
    });
  }, [session, report]);
  useEffect(() => {
    if (guest && guestId === null) askForGuest();
  }, [guest, guestId, askForGuest]);

  const retry = () => {
    setFailed(false);
    askForGuest();
  };
  const ready = guest ? guestId !== null : customer !== null;
  return {
    ready,
    failed: failed && !ready && guest,
    retry,
    guestId: guest ? (guestId ?? undefined) : undefined,
    owner: guest ? `guest ${guestId ?? ''}` : `customer ${customer?.id ?? ''}`,
  };
}
