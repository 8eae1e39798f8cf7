import { promotionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { campaignOf, type CampaignRow } from '../entities/campaign.ts';
import { runningCampaigns } from '../entities/campaign-list.ts';
import { itemOf } from '../entities/item.ts';
import { itemsInZones } from '../entities/item-list.ts';
import { campaignItemRows } from '../entities/item-row.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { storesById } from '../entities/store-list.ts';
import { notFound } from '../http/problem.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import type { Route } from '../http/route.ts';
import { row, rows } from '../sql.ts';

/** The campaigns that are running now, their offers, and the page of one campaign (PRO-7). */
export function campaignRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, now } = context;

  route(promotionCalls.campaigns, ({ requestContext }) => runningCampaigns(context, requestContext));

  route(promotionCalls.campaignItems, async ({ requestContext }) => {
    const running = await rows<{ id: number }>(
      pool,
      sql`select entry.id from marketplace.campaign_items entry join (
            select i.id from ${itemsInZones(requireZones(requestContext))} where i.active and i.module_id = ${requireModule(requestContext)}
          ) sold on sold.id = entry.item_id
          left join marketplace.campaigns campaign on campaign.id = entry.campaign_id
          where entry.starts_at <= ${now()} and entry.ends_at > ${now()}
            and (campaign.id is null or (campaign.starts_at <= ${now()} and campaign.ends_at > ${now()}))
          order by entry.id limit 50`,
    );
    const found = await campaignItemRows(
      pool,
      running.map(({ id }) => id),
      now(),
    );
    return found.map((item) => itemOf(item, { language: requestContext.language, mediaUrl }));
  });

  // With its offers in the customer's zones; without zones, with all of them.
  route(promotionCalls.campaign, async ({ requestContext, params }) => {
    const id = await idBySlugOrId(pool, 'campaign', params.id);
    const campaign = await row<CampaignRow>(
      pool,
      sql`select * from marketplace.campaigns where id = ${id}::integer and starts_at <= ${now()}`,
    );
    if (!campaign) throw notFound('campaign');
    const entries = await rows<{ id: number; store_id: number }>(
      pool,
      sql`select entry.id, i.store_id from ${itemsInZones(requestContext.zones)}
          join marketplace.campaign_items entry on entry.item_id = i.id
          where i.active and entry.campaign_id = ${campaign.id} and ${campaign.ends_at}::timestamptz > ${now()}
            and entry.starts_at <= ${now()} and entry.ends_at > ${now()}
          order by entry.id limit 100`,
    );
    const ids = entries.map((entry) => entry.id);
    const storeIds = [...new Set(entries.map(({ store_id }) => store_id))];
    const items = await campaignItemRows(pool, ids, now());
    const shown = { language: requestContext.language, mediaUrl };
    return {
      ...campaignOf(campaign, shown),
      module_id: campaign.module_id,
      stores: await storesById(context, requestContext, storeIds),
      items: items.map((item) => itemOf(item, shown)),
    };
  });
}
