import type { DemoItem } from '../catalogue/items.ts';
import { moduleOf, modules } from '../modules.ts';
import type { DemoStore } from '../stores/stores.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import { isOnOffer } from './campaigns.ts';

/** Module | picture | English | Arabic | type: a campaign's slug, a kind of store, or a category of items. */
const bannerTable = `
food | food-weekend | Free delivery this weekend | توصيل مجاني في عطلة الأسبوع | default friday-feast
food | food-pizza | Wood-fired and on its way | من فرن الحطب إليك | store_wise pizzeria
food | food-burger | The double that did it | البرغر المزدوج الذي تحبه | item_wise burgers
food | food-sweets | Something sweet after | حلوى بعد الطعام | store_wise sweets
food | food-coffee | Good morning, Marsa Lulwa | صباح الخير يا مرسى لولوة | store_wise coffee
grocery | grocery-fresh | Picked this morning | قُطفت هذا الصباح | default fresh-week
grocery | grocery-dairy | The breakfast shelf | رفّ الفطور | store_wise supermarket
grocery | grocery-fruit | A bowl of colour | سلّة من الألوان | item_wise fruit-vegetables
grocery | grocery-home | A home that smells of lemon | بيت برائحة الليمون | store_wise corner
pharmacy | pharmacy-winter | Ready for winter | جاهزون للشتاء | default winter-wellness
pharmacy | pharmacy-baby | For the smallest of us | لأصغرنا | store_wise mother-baby
pharmacy | pharmacy-vitamins | A spoonful of sunshine | ملعقة من أشعة الشمس | item_wise new
pharmacy | pharmacy-skin | Kind to your skin | لطيف على بشرتك | item_wise skin-care
ecommerce | shop-season | Colours of the season | ألوان الموسم | default season-opening
ecommerce | shop-fashion | Linen weather | طقس الكتان | store_wise fashion
ecommerce | shop-tech | Sound that stays with you | صوت يبقى معك | item_wise phones-audio
ecommerce | shop-home | Make room for calm | أفسح مكانًا للهدوء | store_wise home
parcel | parcel-city | Across the city within the hour | عبر المدينة خلال ساعة | default parcel
`;

/** The carousel of each home, with banners of all three types (PRO-1), in each zone that the module serves. */
export function bannerRows(stores: readonly DemoStore[], items: readonly DemoItem[]) {
  let id = 0;
  return parseTable(bannerTable).flatMap((row, position) => {
    const module = moduleOf(cell(row, 0));
    const [type = '', target = ''] = cell(row, 4).split(' ');
    return module.zones.flatMap((zone) => {
      const store =
        stores.find(
          (candidate) =>
            candidate.zone === zone && candidate.kind.name === target && candidate.options.has('featured'),
        ) ?? stores.find((candidate) => candidate.zone === zone && candidate.kind.name === target);
      const item = items.find(
        (candidate) =>
          candidate.store.zone === zone &&
          candidate.product.category === target &&
          isOnOffer(candidate.row, candidate.store),
      );
      // A small catalogue may not sell what a banner shows.
      if ((type === 'store_wise' && !store) || (type === 'item_wise' && !item)) return [];
      const link =
        module.type === 'parcel'
          ? `/home?module_id=${module.id}`
          : `/campaigns/${target}?module_id=${module.id}`;
      id += 1;
      return {
        id,
        module_id: module.id,
        zone_id: zone,
        title: words(cell(row, 2), cell(row, 3)),
        type,
        link: type === 'default' ? link : null,
        image: `banners/${cell(row, 1)}`,
        store_id: type === 'store_wise' ? store?.id : null,
        item_id: type === 'item_wise' ? item?.row.id : null,
        position,
      };
    });
  });
}

/** The fixed banners of the homes (HOM-18). */
export const promotionalBannerRows = () =>
  modules
    .filter(({ type }) => type !== 'parcel')
    .map(({ id, type }) => ({
      module_id: id,
      promotional: `promotional/${type}-promotional`,
      best_reviewed: `promotional/${type}-best-reviewed`,
      bottom: `promotional/${type}-bottom`,
      new_arrival: `promotional/${type}-new-arrival`,
      basic_section_nearby: type === 'pharmacy',
    }));
