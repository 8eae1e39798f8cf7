import { addOnRows } from './catalogue/add-on-rows.ts';
import { brandRows } from './catalogue/brands.ts';
import { categoryRows } from './catalogue/categories.ts';
import { conditionIds, conditionRows } from './catalogue/conditions.ts';
import { itemsOf } from './catalogue/items.ts';
import type { DemoItem } from './catalogue/items.ts';
import { popularBasics } from './catalogue/popular-basics.ts';
import { placeRows } from './city/places.ts';
import { zoneRows } from './city/zones.ts';
import { customerRows, loyaltyEntryRows, walletEntryRows } from './customers/customers.ts';
import { orderRows } from './customers/orders.ts';
import { reviewRows } from './customers/reviews.ts';
import type { Row } from './database/insert-rows.ts';
import { addExtraModules } from './extra-modules.ts';
import { informationRows } from './information/information-pages.ts';
import { modules } from './modules.ts';
import { advertisementRows } from './promotions/advertisements.ts';
import { bannerRows, promotionalBannerRows } from './promotions/banners.ts';
import { campaignRows } from './promotions/campaigns.ts';
import { cashbackRows } from './promotions/cashback.ts';
import { walletBonusRows } from './promotions/wallet-bonuses.ts';
import { couponRows } from './promotions/coupons.ts';
import { flashSaleRows } from './promotions/flash-sales.ts';
import { parcelBannerRows, parcelCategoryRows } from './promotions/parcel.ts';
import { deliveryManRows } from './ordering/delivery-men.ts';
import { offlineMethodRows } from './ordering/offline-methods.ts';
import { cancellationReasonRows, parcelInstructionRows, refundReasonRows } from './ordering/reasons.ts';
import { settingRows } from './settings.ts';
import { scheduleRows } from './stores/schedules.ts';
import { demoStores, storeRows } from './stores/stores.ts';
import { storeTotals } from './stores/store-totals.ts';

/** Beyond the stores of the table, one further branch per this many items. */
const ITEMS_PER_STORE = 60;

/** Every row of the demo by table, in an order that satisfies references. The same arguments give the same rows. */
export async function buildDataset(options: {
  items: number;
  now: Date;
  /** Types of further modules, with stores and goods of another. */
  extraModules?: readonly string[];
}): Promise<[table: string, rows: Row[]][]> {
  const { items: count, now, extraModules = [] } = options;
  const stores = demoStores(Math.ceil(count / ITEMS_PER_STORE));
  const categories = categoryRows();
  const brands = brandRows();
  const items = itemsOf(stores, count, {
    now,
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    brandIds: new Map(brands.map(({ slug, id }) => [slug, id])),
  });
  popularBasics(items);
  const reviews = reviewRows(items, now);
  const { campaigns, entries: campaignItems } = campaignRows(items, now);
  const { sale, entries: flashItems } = flashSaleRows(items, now);
  const { orders, lines, events } = orderRows(items, now);
  const customers = await customerRows(now);
  const { addOns, links } = addOnRows(stores, items);
  const tables: [table: string, rows: Row[]][] = [
    ['settings', settingRows()],
    ['information_pages', informationRows()],
    ['zones', zoneRows()],
    ['places', placeRows().map((place) => ({ ...place }))],
    ['modules', modules.map(moduleRow)],
    [
      'module_zones',
      modules.flatMap(({ id, zones }) => zones.map((zone_id) => ({ module_id: id, zone_id }))),
    ],
    ['stores', storeRows(stores, now, storeTotals(items))],
    ['store_schedules', scheduleRows(stores)],
    ['categories', categories],
    ['brands', brands],
    ['conditions', conditionRows()],
    ['items', items.map(({ row }) => row)],
    ['item_conditions', itemConditionRows(items)],
    ['add_ons', addOns],
    ['item_add_ons', links],
    ['campaigns', campaigns],
    ['campaign_items', campaignItems],
    ['flash_sales', sale],
    ['flash_sale_items', flashItems],
    ['customers', customers],
    ['wallet_entries', walletEntryRows(customers)],
    ['loyalty_entries', loyaltyEntryRows(customers)],
    ['coupons', couponRows(stores, now)],
    ['banners', bannerRows(stores, items)],
    ['promotional_banners', promotionalBannerRows()],
    ['advertisements', advertisementRows(stores, now)],
    ['cashback_offers', cashbackRows(now)],
    ['wallet_bonuses', walletBonusRows(now)],
    ['parcel_categories', parcelCategoryRows()],
    ['parcel_banners', parcelBannerRows()],
    ['delivery_men', deliveryManRows()],
    ['orders', orders],
    ['order_items', lines],
    ['order_events', events],
    ['cancellation_reasons', cancellationReasonRows()],
    ['refund_reasons', refundReasonRows()],
    ['parcel_instructions', parcelInstructionRows()],
    ['offline_methods', offlineMethodRows()],
    ['reviews', reviews],
  ];
  addExtraModules(tables, extraModules);
  return tables;
}

const moduleRow = ({ id, type, name, description }: (typeof modules)[number], position: number) => ({
  id,
  module_type: type,
  slug: type,
  name,
  description,
  icon: `modules/${type}-icon`,
  thumbnail: `heroes/${type}`,
  position,
});

const itemConditionRows = (items: readonly DemoItem[]) =>
  items.flatMap(({ row, product }) =>
    product.conditions.map((key) => ({
      item_id: row.id,
      condition_id: conditionIds.get(key),
    })),
  );
