import type { DemoItem } from '../catalogue/items.ts';
import { moduleOf, modules } from '../modules.ts';
import type { DemoStore } from '../stores/stores.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { itemTitle, storeTitle } from './banner-title.ts';
import { isOnOffer } from './campaigns.ts';

/** The store of a kind in a zone that a banner is about: one with an offer, if there is one. */
function storeOf(stores: readonly DemoStore[], kind: string, zone: number): DemoStore | undefined {
  const fitting = stores.filter(
    (store) => store.zone === zone && store.kind.name === kind && !store.inactive && store.hours === '',
  );
  return (
    fitting.find(({ discountPercent, freeDelivery }) => discountPercent > 0 || freeDelivery) ??
    fitting.find(({ featured }) => featured) ??
    fitting[0]
  );
}

/** The length up to which a title fits a banner on a phone. */
const MAX_ITEM_TITLE_CHARACTERS = 34;

/** The item of a category in a zone that a banner is about: a reduced one with a short name, if there is one. */
function itemOf(items: readonly DemoItem[], category: string, zone: number): DemoItem | undefined {
  const fitting = items.filter(
    ({ row, product, store }) =>
      store.zone === zone && product.category === category && isOnOffer(row, store),
  );
  return (
    fitting.find(
      ({ row, product, store }) =>
        row.discount > 0 &&
        row.discount_type === 'percent' &&
        product.name.en.length + store.name.en.length <= MAX_ITEM_TITLE_CHARACTERS,
    ) ?? fitting[0]
  );
}

/** The carousel of each home, with banners of all three types (PRO-1), in each zone that the module serves. */
export function bannerRows(stores: readonly DemoStore[], items: readonly DemoItem[]) {
  let id = 0;
  const table = readTable('promotions/banners', [
    'module',
    'picture',
    'type',
    'target',
    ...inBothLanguages('title'),
  ]);
  return table.flatMap((row, position) => {
    const module = moduleOf(row.text('module'));
    const type = row.oneOf('type', ['default', 'store_wise', 'item_wise']);
    // A campaign, a kind of store, or a category of items.
    const target = row.text('target');
    return module.zones.flatMap((zone) => {
      const store = storeOf(stores, target, zone);
      const item = itemOf(items, target, zone);
      // A small catalogue may not sell what a banner shows.
      if ((type === 'store_wise' && !store) || (type === 'item_wise' && !item)) return [];
      const link =
        module.type === 'parcel'
          ? `/home?module_id=${module.id}`
          : `/campaigns/${target}?module_id=${module.id}`;
      const titleOf = () => {
        const text = row.words('title');
        if (type === 'store_wise' && store) return storeTitle(text, store);
        return type === 'item_wise' && item ? itemTitle(text, item) : text;
      };
      id += 1;
      return {
        id,
        module_id: module.id,
        zone_id: zone,
        title: titleOf(),
        type,
        link: type === 'default' ? link : null,
        image: `banners/${row.text('picture')}`,
        store_id: type === 'store_wise' ? store?.id : null,
        item_id: type === 'item_wise' ? item?.row.id : null,
        position,
      };
    });
  });
}

/** The fixed banners of the homes (HOM-18). The last one leads nowhere: only the home that has to end with it has one (HOM-2). */
export const promotionalBannerRows = () =>
  modules
    .filter(({ type }) => type !== 'parcel')
    .map(({ id, type }) => ({
      module_id: id,
      promotional: `promotional/${type}-promotional`,
      best_reviewed: `promotional/${type}-best-reviewed`,
      bottom: type === 'grocery' ? `promotional/${type}-bottom` : null,
      new_arrival: `promotional/${type}-new-arrival`,
      basic_section_nearby: type === 'pharmacy',
    }));
