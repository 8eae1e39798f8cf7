import { useConfig } from '@souk/api-client';
import { accountPath, inModule, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** The account's pages (HDR-4), as far as they are live and the marketplace has them (HDR-5). */
export function useAccountLinks() {
  const t = useText();
  const { canNavigate, navigate, session, module } = useShell();
  const isGuest = useReadable(session.state).status === 'guest';
  const current = useReadable(module.current);
  const { data: config } = useConfig();
  const pages = [
    { to: accountPath('profile-settings'), label: t('account.profile') },
    { to: accountPath('my-orders'), label: t('account.orders') },
    { to: accountPath('wallet'), label: t('account.wallet'), hidden: config?.customer_wallet_status === 0 },
    { to: accountPath('coupons'), label: t('account.coupons') },
    {
      to: accountPath('loyalty-points'),
      label: t('account.points'),
      hidden: config?.loyalty_point_status === 0,
    },
    {
      to: accountPath('referral-code'),
      label: t('account.referral'),
      hidden: config?.ref_earning_status === 0,
    },
    {
      to: current ? inModule(ROUTES.interest, current.id) : ROUTES.interest,
      label: t('account.interests'),
      // A guest is asked on the way to a module, and keeps the answer in the browser (MOD-9).
      hidden: isGuest || current?.has_interests !== 1,
    },
    { to: accountPath('settings'), label: t('account.settings') },
    { to: ROUTES.trackOrder, label: t('header.track') },
  ];
  return pages
    .filter(({ to, hidden }) => !hidden && canNavigate(to))
    .map(({ to, label }) => ({ id: to, label, onSelect: () => navigate(to) }));
}
