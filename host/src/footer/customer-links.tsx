import type { MouseEvent } from 'react';
import { useConfig } from '@souk/api-client';
import { accountPath } from '@souk/contracts';
import { Link, useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { useCampaigns } from './use-campaigns.ts';

/** Links for customers: the account's, which need a sign-in except for coupons (AMB-34), and the campaigns of a zone (FTR-5, HDR-5). */
export function CustomerLinks() {
  const t = useText();
  const { session, toast, canNavigate } = useShell();
  const { data: config } = useConfig();
  const isGuest = useReadable(session.state).status === 'guest';
  const openCampaigns = useCampaigns();
  const pages = [
    { to: accountPath('wallet'), label: t('account.wallet'), status: config?.customer_wallet_status },
    { to: accountPath('loyalty-points'), label: t('account.points'), status: config?.loyalty_point_status },
  ].filter(({ to, status }) => status === 1 && canNavigate(to));

  const coupons = accountPath('coupons');

  const askToSignIn = (event: MouseEvent, to: string) => {
    if (!isGuest) return;
    event.preventDefault();
    toast({ kind: 'error', id: 'login-needed', text: t('errors.loginNeeded') });
    session.signIn(to);
  };
  return (
    <>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} onClick={(event) => askToSignIn(event, to)}>
          {label}
        </Link>
      ))}
      {canNavigate(coupons) && <Link to={coupons}>{t('account.coupons')}</Link>}
      <button type="button" onClick={() => void openCampaigns()}>
        {t('footer.campaigns')}
      </button>
    </>
  );
}
