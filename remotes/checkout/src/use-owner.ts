import { useEffect } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';

/** Who orders: `ready` once a guest has an id; a customer needs none. */
export function useOwner(): { ready: boolean; guestId: string | undefined; owner: string } {
  const { session, report } = useShell();
  const { status, guestId, customer } = useReadable(session.state);
  const guest = status === 'guest';
  useEffect(() => {
    if (guest && guestId === null)
      session
        .guestId()
        .catch((error: unknown) => report({ kind: 'error', error, while: 'asking for a guest' }));
  }, [guest, guestId, session, report]);
  if (guest)
    return { ready: guestId !== null, guestId: guestId ?? undefined, owner: `guest ${guestId ?? ''}` };
  return { ready: customer !== null, guestId: undefined, owner: `customer ${customer?.id ?? ''}` };
}
