import { accountPath, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, EmptyState, PackageSearch } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ButtonLink } from './button-link.ts';

/** No such order, or somebody else's: a customer finds their own in a list, a guest by its number (ORD-14). */
export function UnknownOrder() {
  const t = useText();
  const { canNavigate, navigate, session } = useShell();
  const isGuest = useReadable(session.state).status === 'guest';
  const path = isGuest ? ROUTES.trackOrder : accountPath('my-orders');
  const leadsOn = canNavigate(path);
  return (
    <div role="alert">
      <EmptyState
        wholePage
        icon={<PackageSearch size={40} strokeWidth={1.6} />}
        title={t('placed.unknown')}
        text={t(isGuest ? 'placed.unknownTextGuest' : 'placed.unknownText')}
        action={
          <>
            {leadsOn && <ButtonLink to={path}>{t(isGuest ? 'placed.track' : 'placed.myOrders')}</ButtonLink>}
            <Button variant={leadsOn ? 'secondary' : 'primary'} onClick={() => navigate(ROUTES.home)}>
              {t('placed.home')}
            </Button>
          </>
        }
      />
    </div>
  );
}
