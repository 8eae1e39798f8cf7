import { promotionCalls, type FlashSale } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { itemOf } from '../entities/item.ts';
import { itemsInZones, slice, type PageQuery } from '../entities/item-list.ts';
import { itemRows } from '../entities/item-row.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';

interface SaleRow {
  id: number;
  title: LocalizedText;
  starts_at: Date;
  ends_at: Date;
}

interface EntryRow {
  id: number;
  item_id: number;
  sold: number;
  available_stock: number;
}

/** The running flash sale of a module, and the items of any; without zones, those of all zones (PRO-9). */
export function flashSaleRoutes(route: Route, context: Context): void {
  const { pool, now } = context;

  route(promotionCalls.flashSale, async ({ requestContext, query }) => {
    const sale = await row<SaleRow>(
      pool,
      sql`select * from marketplace.flash_sales
          where module_id = ${requireModule(requestContext)} and starts_at <= ${now()} and ends_at > ${now()} order by ends_at, id limit 1`,
    );
    requireZones(requestContext);
    if (sale) return saleOf(context, requestContext, sale, query);
    const nothing = {
      id: null,
      title: '',
      start_date: null,
      end_date: null,
      active_products: [],
      total_size: 0,
    };
    return { ...nothing, limit: query.limit ?? 10, offset: query.offset ?? 1 };
  });

  route(promotionCalls.flashSaleItems, async ({ requestContext, query }) => {
    const sale = await row<SaleRow>(
      pool,
      sql`select * from marketplace.flash_sales where id = ${query.flash_sale_id} and starts_at <= ${now()}`,
    );
    if (!sale) throw notFound('flash_sale');
    // An ended sale has no items (CRD-11).
    if (sale.ends_at <= now())
      return { ...factsOf(sale, requestContext, query), active_products: [], total_size: 0 };
    return saleOf(context, requestContext, sale, query);
  });
}

const factsOf = (sale: SaleRow, requestContext: RequestContext, query: PageQuery) => ({
  id: sale.id,
  title: textIn(requestContext.language, sale.title),
  start_date: sale.starts_at.toISOString(),
  end_date: sale.ends_at.toISOString(),
  limit: query.limit ?? 10,
  offset: query.offset ?? 1,
});

async function saleOf(
  context: Context,
  requestContext: RequestContext,
  sale: SaleRow,
  query: PageQuery,
): Promise<FlashSale> {
  const { pool, now, mediaUrl } = context;
  const listed = sql`from ${itemsInZones(requestContext.zones)}
    join marketplace.flash_sale_items entry on entry.item_id = i.id where i.active and entry.flash_sale_id = ${sale.id}`;
  const [total, entries] = await Promise.all([
    row(pool, sql<{ count: number }>`select count(*)::integer as count ${listed}`),
    rows<EntryRow>(
      pool,
      // Sold-out items are shown last.
      sql`select entry.id, entry.item_id, entry.sold, entry.available_stock ${listed}
          order by entry.sold >= entry.available_stock, entry.id ${slice(query)}`,
    ),
  ]);
  const items = await itemRows(
    pool,
    entries.map(({ item_id }) => item_id),
    now(),
  );
  return {
    ...factsOf(sale, requestContext, query),
    active_products: entries.flatMap(({ id, item_id, sold, available_stock }) => {
      const item = items.find((candidate) => candidate.id === item_id);
      const shown = item && itemOf(item, { language: requestContext.language, mediaUrl });
      return shown ? [{ id, item: shown, sold, stock: shown.stock, available_stock }] : [];
    }),
    total_size: total?.count ?? 0,
  };
}
