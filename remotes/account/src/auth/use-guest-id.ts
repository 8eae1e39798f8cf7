import { useShell } from '@souk/remote-kit';

/** The guest whose cart the account takes over, at the moment of a call (SES-12); undefined where there is none, and none is asked for. */
export function useGuestId(): () => string | undefined {
  const { session } = useShell();
  return () => session.state.get().guestId ?? undefined;
}
