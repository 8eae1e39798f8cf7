import { campaignsQuery, queryClient } from '@souk/api-client';
import { campaignPath } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useModules } from '../modules/modules-context.ts';
import { useText } from '../texts/texts.ts';

/** Opens the campaign of the current module; asks for a zone or a module first, where there is none (FTR-5, RTE-4). */
export function useCampaigns(): () => Promise<void> {
  const t = useText();
  const modules = useModules();
  const { location, navigate, toast } = useShell();
  const place = useReadable(location.current);
  const module = useReadable(modules.services.current);
  return async () => {
    if (!place) {
      toast({ kind: 'warning', id: 'zone-needed', text: t('errors.zoneNeeded') });
      await location.pick({ flow: 'header' });
      return;
    }
    if (!module) return modules.choose();
    // A failure has been shown by then, as of every call.
    const campaigns = await queryClient.fetchQuery(campaignsQuery()).catch(() => null);
    const [first] = campaigns ?? [];
    if (first) navigate(campaignPath(first, module.id));
    else if (campaigns) toast({ kind: 'info', id: 'no-campaigns', text: t('footer.noCampaigns') });
  };
}
