import { useShell } from '@souk/remote-kit';
import { ROUTES } from '@souk/contracts';
import { useDeliveryLocation } from '../location/location-context.ts';
import { useSession } from '../session/session-context.ts';
import { useText } from '../texts/texts.ts';

/** Asks, then ends the session and goes home; who is on the landing page stays there (SES-14). */
export function useLogout() {
  const t = useText();
  const session = useSession();
  const location = useDeliveryLocation();
  const { dialogs, toast, navigate, history } = useShell();
  return async () => {
    const agreed = await dialogs.confirm({
      title: t('session.logoutTitle'),
      text: t('session.logoutQuestion'),
      run: session.end,
    });
    if (!agreed) return;
    toast({ kind: 'success', text: t('session.loggedOut') });
    if (history.location.pathname === ROUTES.landing) return;
    navigate(location.services.current.get() ? ROUTES.home : ROUTES.landing);
  };
}
