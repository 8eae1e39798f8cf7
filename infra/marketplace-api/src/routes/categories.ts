import { catalogueCalls, type Category } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import { countsInZones, itemPage, slice } from '../entities/item-list.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { storePage } from '../entities/store-list.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { row, rows } from '../sql.ts';

interface CategoryRow {
  id: number;
  slug: string;
  name: LocalizedText;
  image: string;
  featured: boolean;
  parent_id: number | null;
  module_id: number;
  products_count: number;
  childes: { id: number; slug: string; name: LocalizedText; image: string; products_count: number }[];
}

/** Categories with their items and stores, and the module's brands. */
export function categoryRoutes(route: Route, context: Context): void {
  const { pool } = context;
  const idOf = async (slugOrId: string) => {
    const id = await idBySlugOrId(pool, 'category', slugOrId);
    if (id === null) throw notFound('category');
    return id;
  };

  route(catalogueCalls.categories, ({ requestContext, query: { featured, search = '', ...paging } }) => {
    const isFeatured = featured === undefined ? sql`` : sql`and c.featured = ${featured === 1}`;
    const text = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const matches =
      search === '' ? sql`` : sql`and (c.name ->> 'en' ilike ${text} or c.name ->> 'ar' ilike ${text})`;
    const moduleId = sql`${requireModule(requestContext)}::integer`;
    const where = sql`c.parent_id is null and c.module_id = ${moduleId} ${isFeatured} ${matches}
      and coalesce(counts.all_items, 0) > 0`;
    requireZones(requestContext);
    return categoriesWhere(context, requestContext, { moduleId, where, paging: slice(paging) });
  });

  route(catalogueCalls.category, async ({ requestContext, params }) => {
    const id = await idOf(params.id);
    const [category] = await categoriesWhere(context, requestContext, {
      moduleId: moduleOf(id),
      where: sql`c.id = ${id}`,
    });
    if (!category) throw notFound('category');
    return category;
  });

  route(catalogueCalls.categoryChildes, async ({ requestContext, params }) => {
    const id = await idOf(params.id);
    return categoriesWhere(context, requestContext, {
      moduleId: moduleOf(id),
      where: sql`c.parent_id = ${id} and coalesce(counts.all_items, 0) > 0`,
    });
  });

  route(catalogueCalls.categoryItems, async ({ requestContext, params, query }) => {
    const id = await idOf(params.id);
    const family = familyOf(id);
    const category = await row(
      pool,
      sql<{ module_id: number }>`select module_id from marketplace.categories where id = ${id}`,
    );
    return itemPage(context, requestContext, query, {
      where: sql`and i.category_id in (${family})`,
      counted: sql`and counted.category_id in (${family})`,
      order: sql`i.order_count desc`,
      moduleId: category?.module_id ?? null,
    });
  });

  route(catalogueCalls.categoryStores, async ({ requestContext, params, query }) => {
    const where = sql`and exists (select 1 from marketplace.item_counts counted
      where counted.store_id = s.id and counted.items > 0 and counted.category_id in (${familyOf(await idOf(params.id))}))`;
    return storePage(context, requestContext, query, {
      where,
      order: sql`s.active desc, s.order_count desc`,
      inModule: false,
    });
  });

  route(catalogueCalls.brands, async ({ requestContext }) => {
    const brands = await rows<{
      id: number;
      slug: string;
      name: LocalizedText;
      image: string;
      items_count: number;
    }>(
      pool,
      sql`select b.id, b.slug, b.name, b.image, sum(counted.items)::integer as items_count
          from ${countsInZones(requireZones(requestContext))} join marketplace.brands b on b.id = counted.brand_id
          where b.module_id = ${requireModule(requestContext)} group by b.id order by b.id`,
    );
    return brands.map((brand) => ({
      id: brand.id,
      slug: brand.slug,
      name: textIn(requestContext.language, brand.name),
      image_full_url: pictureUrl(context.mediaUrl, brand.image),
      items_count: brand.items_count,
    }));
  });
}

const familyOf = (id: number) =>
  sql`select id from marketplace.categories where id = ${id} or parent_id = ${id}`;

const moduleOf = (id: number) => sql`(select module_id from marketplace.categories where id = ${id})`;

interface CategoryListing {
  /** The module of the requested categories. */
  moduleId: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  paging?: RawBuilder<unknown>;
}

/** Categories with their sub-categories, counting items in the customer's zones; without zones, all items. */
async function categoriesWhere(
  { pool, mediaUrl }: Context,
  { language, zones }: RequestContext,
  { moduleId, where, paging = sql`` }: CategoryListing,
): Promise<Category[]> {
  const found = await rows<CategoryRow>(
    pool,
    sql`
      with own as (select counted.category_id, sum(counted.items)::integer as items
        from ${countsInZones(zones)} where counted.module_id = ${moduleId} group by counted.category_id),
      counts as (select coalesce(c.parent_id, c.id) as id, sum(own.items)::integer as all_items
        from own join marketplace.categories c on c.id = own.category_id group by 1
        union all
        select own.category_id, own.items from own join marketplace.categories c on c.id = own.category_id where c.parent_id is not null)
      select c.id, c.slug, c.name, c.image, c.featured, c.parent_id, c.module_id, coalesce(counts.all_items, 0) as products_count,
        coalesce((select jsonb_agg(jsonb_build_object('id', child.id, 'slug', child.slug, 'name', child.name, 'image', child.image,
            'products_count', own.items) order by child.position, child.id)
          from marketplace.categories child join own on own.category_id = child.id where child.parent_id = c.id), '[]') as childes
      from marketplace.categories c left join counts on counts.id = c.id
      where ${where} order by c.position, c.id ${paging}`,
  );
  const shown = ({
    id,
    slug,
    name,
    image,
    products_count,
  }: Omit<CategoryRow, 'featured' | 'parent_id' | 'module_id' | 'childes'>) => ({
    id,
    slug,
    name: textIn(language, name),
    image_full_url: pictureUrl(mediaUrl, image),
    products_count,
  });
  return found.map((row) => ({
    ...shown(row),
    featured: flag(row.featured),
    parent_id: row.parent_id,
    module_id: row.module_id,
    childes: row.childes.map(shown),
  }));
}
