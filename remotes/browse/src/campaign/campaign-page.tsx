import { campaignQuery, withShownError } from '@souk/api-client';
import { campaignHead, campaignPath } from '@souk/contracts';
import { usePageHead, useParams, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { NeedsPlace } from '@souk/storefront';
import { isMissing } from '../page/is-missing.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NotFound } from '../page/not-found.tsx';
import { useCanonicalAddress } from '../page/use-canonical-address.ts';
import { useText } from '../texts/texts.ts';
import { CampaignSkeleton } from './campaign-skeleton.tsx';
import { CampaignView } from './campaign-view.tsx';

function Campaign() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: campaign, error, refetch } = useQuery(withShownError(campaignQuery({ id })));
  const current = useReadable(useShell().module.current);
  const moduleId = campaign?.module_id ?? current?.id;
  useCanonicalAddress(campaign && moduleId !== undefined ? campaignPath(campaign, moduleId) : undefined);
  usePageHead(campaign && campaignHead(campaign));
  if (campaign) return <CampaignView campaign={campaign} />;
  if (isMissing(error))
    return <NotFound heading={t('campaign.notFound')} text={t('campaign.notFoundText')} />;
  if (error)
    return <LoadFailed heading={t('campaign.failed')} error={error} onRetry={() => void refetch()} />;
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
