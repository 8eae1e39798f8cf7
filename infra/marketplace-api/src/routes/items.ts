import { catalogueCalls, type Call, type ItemDetails } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { orderedTogether } from '../entities/ordered-together.ts';
import { itemOf, tabsOf } from '../entities/item.ts';
import { isSoldAtHour } from '../entities/item-hours.ts';
import { itemPage, type ItemListing } from '../entities/item-list.ts';
import { campaignItemRows, itemRows, itemsInFlash } from '../entities/item-row.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { pictureUrlOrNull } from '../entities/pictures.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule } from '../http/request-context.ts';
import { idsOf } from '../search/json-list.ts';
import { row, rows } from '../sql.ts';

const byOrders = sql`i.order_count desc`;
const byAge = sql`i.created_at desc`;
const everything = sql``;

/** Calls that differ in path and summary only. */
type Alike<C extends Call> = Omit<C, 'path' | 'summary'> & Pick<Call, 'path' | 'summary'>;

/** Items: single, in lists, and by condition. */
export function itemRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, now } = context;

  const list = (call: typeof catalogueCalls.popularItems, listing: () => ItemListing) =>
    route(call, ({ requestContext, query }) => itemPage(context, requestContext, query, listing()));
  list(catalogueCalls.popularItems, () => ({ where: everything, counted: everything, order: byOrders }));
  list(catalogueCalls.latestItems, () => ({ where: everything, counted: everything, order: byAge }));
  list(catalogueCalls.discountedItems, () => ({
    where: sql`and (i.discount > 0 or s.discount_percent > 0 or i.id in (${itemsInFlash(now())}))`,
    order: byOrders,
  }));

  const tabbed = (call: Alike<typeof catalogueCalls.mostReviewedItems>, listing: ItemListing) =>
    route(call, async ({ requestContext, query }) => {
      const page = await itemPage(context, requestContext, query, listing);
      return { ...page, categories: tabsOf(page.products) };
    });
  tabbed(catalogueCalls.mostReviewedItems, {
    where: sql`and i.rating_count > 0`,
    order: sql`i.rating_count desc, i.rating_sum desc`,
  });
  tabbed(catalogueCalls.newArrivals, { where: everything, counted: everything, order: byAge });
  tabbed(catalogueCalls.basicItems, { where: sql`and i.basic`, order: byOrders });

  route(
    catalogueCalls.recommendedItems,
    async ({ requestContext, query: { filter, category_ids, ...paging } }) => {
      const interests = idsOf(category_ids, 'category_ids');
      const isOfInterest = sql`i.category_id in (select id from marketplace.categories
      where id = any(${interests}::integer[]) or parent_id = any(${interests}::integer[]))`;
      const listing =
        interests.length === 0
          ? { where: sql`and i.recommended`, order: byOrders }
          : {
              where: sql`and (i.recommended or ${isOfInterest})`,
              order: sql`(${isOfInterest}) desc, ${byOrders}`,
            };
      const page = await itemPage(context, requestContext, { ...paging, type: filter }, listing);
      return { ...page, items: page.products };
    },
  );

  route(catalogueCalls.relatedItems, async ({ requestContext, params, query }) => {
    const id = await idBySlugOrId(pool, 'item', params.id);
    if (id === null) throw notFound('item');
    const together = await orderedTogether(pool, id);
    return itemPage(context, requestContext, query, {
      where: sql`and i.id <> ${id} and i.store_id = (select store_id from marketplace.items where id = ${id})
        and i.stock is distinct from 0 and (s.schedule_order or ${isSoldAtHour(now())})`,
      order: together.length > 0 ? sql`array_position(${together}::integer[], i.id), ${byOrders}` : byOrders,
      moduleId: null,
    });
  });

  route(
    catalogueCalls.item,
    async ({ requestContext: { language, zones }, params, query }): Promise<ItemDetails> => {
      const found = query.campaign
        ? await campaignItemRows(pool, await campaignEntry(context, params.id), now())
        : await itemRows(pool, [(await idBySlugOrId(pool, 'item', params.id)) ?? 0], now());
      const [item] = found.filter(({ active }) => active);
      if (!item) throw notFound('item');
      const isSold = item.store_active && item.stock !== 0;
      return {
        ...itemOf(item, { language, mediaUrl }),
        orderable: isSold && (zones?.includes(item.zone_id) ?? false),
      };
    },
  );

  route(catalogueCalls.commonConditions, async ({ requestContext }) => {
    const found = await rows<{ id: number; name: LocalizedText; image: string | null }>(
      pool,
      sql`select id, name, image from marketplace.conditions where module_id = ${requireModule(requestContext)} order by id`,
    );
    return found.map(({ id, name, image }) => ({
      id,
      name: textIn(requestContext.language, name),
      image_full_url: pictureUrlOrNull(mediaUrl, image),
    }));
  });

  route(catalogueCalls.conditionItems, async ({ requestContext, params: { id }, query }) => {
    const condition = await row(
      pool,
      sql<{ module_id: number }>`select module_id from marketplace.conditions where id = ${id}`,
    );
    if (!condition) throw notFound('condition');
    const own = sql`select item_id from marketplace.item_conditions where condition_id = ${id}`;
    return itemPage(context, requestContext, query, {
      where: sql`and i.id in (${own})`,
      among: own,
      order: byOrders,
      moduleId: condition.module_id,
    });
  });
}

/** The running campaign's entry by its own id, or by its item's slug. */
async function campaignEntry({ pool, now }: Context, slugOrId: string): Promise<number[]> {
  const id = /^\d{1,9}$/.test(slugOrId) ? Number(slugOrId) : null;
  const former = sql`select id from marketplace.former_slugs where kind = 'items' and slug = ${slugOrId}`;
  const found = await rows<{ id: number }>(
    pool,
    sql`select entry.id from marketplace.campaign_items entry join marketplace.items i on i.id = entry.item_id
        where (i.slug = ${slugOrId} or entry.id = ${id}::integer or i.id = (${former})) and entry.starts_at <= ${now()} and entry.ends_at > ${now()}
        order by i.slug = ${slugOrId} desc, entry.ends_at limit 1`,
  );
  return found.map((entry) => entry.id);
}
