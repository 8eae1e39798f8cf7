import { useEffect } from 'react';
import { campaignQuery } from '@souk/api-client';
import { campaignPath, MODULE_PARAM } from '@souk/contracts';
import type { CampaignDetails } from '@souk/contracts';
import { useLocation, useParams, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import { isMissing } from '../page/is-missing.ts';
import { NotFound } from '../page/not-found.tsx';
import { NeedsPlace } from '../page/needs-place.tsx';
import { useText } from '../texts/texts.ts';
import { CampaignSkeleton } from './campaign-skeleton.tsx';
import { CampaignView } from './campaign-view.tsx';

/** Leads to the one address that a campaign has, by its slug and in its module. */
function useCanonicalAddress(campaign: CampaignDetails | undefined): void {
  const { navigate, module } = useShell();
  const current = useReadable(module.current);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const moduleId = campaign?.module_id ?? current?.id;
    if (!campaign || moduleId === undefined) return;
    const canonical = campaignPath(campaign, moduleId);
    const isThere =
      pathname === canonical.split('?')[0] &&
      new URLSearchParams(search).get(MODULE_PARAM) === String(moduleId);
    if (!isThere) navigate(canonical, { replace: true });
  }, [campaign, current, pathname, search, navigate]);
}

function Campaign() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: campaign, error, refetch } = useQuery(campaignQuery({ id }));
  useCanonicalAddress(campaign);
  if (campaign) return <CampaignView campaign={campaign} />;
  if (isMissing(error))
    return <NotFound heading={t('campaign.notFound')} text={t('campaign.notFoundText')} />;
  if (error)
    return (
      <ErrorState
        title={t('campaign.failed')}
        text={t('listing.failedText')}
        onRetry={() => void refetch()}
      />
    );
  return <CampaignSkeleton />;
}

/** The page of a campaign, by slug or id; what it offers depends on the place (PRO-7, RTE-3). */
export default function CampaignPage() {
  return (
    <NeedsPlace>
      <Campaign />
    </NeedsPlace>
  );
}
