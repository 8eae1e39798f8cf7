import type { Campaign } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { rows } from '../sql.ts';
import { campaignOf, type CampaignRow } from './campaign.ts';
import { itemsInZones } from './item-list.ts';

/** Running campaigns with items in the customer's zones. */
export async function runningCampaigns(
  { pool, now, mediaUrl }: Context,
  requestContext: RequestContext,
): Promise<Campaign[]> {
  const campaigns = await rows<CampaignRow>(
    pool,
    sql`select * from marketplace.campaigns campaign
        where module_id = ${requireModule(requestContext)} and starts_at <= ${now()} and ends_at > ${now()}
          and (not exists (select 1 from marketplace.campaign_items entry where entry.campaign_id = campaign.id)
            or exists (select 1 from marketplace.campaign_items entry
              join (select i.id from ${itemsInZones(requireZones(requestContext))} where i.active) sold on sold.id = entry.item_id
              where entry.campaign_id = campaign.id))
        order by ends_at, id`,
  );
  return campaigns.map((campaign) => campaignOf(campaign, { language: requestContext.language, mediaUrl }));
}
