import { unreadMessagesQuery, useScope } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';

/** The number of unread messages (CHT-6); 0 for guests, and while no release shows them. */
export function useUnreadMessages(): number {
  const { session, canNavigate } = useShell();
  useScope();
  const signedIn = useReadable(session.state).status === 'customer';
  const { data } = useQuery({
    ...unreadMessagesQuery(),
    enabled: signedIn && canNavigate(ROUTES.chatting),
  });
  return signedIn ? (data?.unread_count ?? 0) : 0;
}
