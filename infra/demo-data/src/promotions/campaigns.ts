import type { DemoItem } from '../catalogue/items.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import { daysFrom } from './days.ts';

/** Module | slug | English | Arabic | description | Arabic description | days until it ends. */
const campaignTable = `
food | friday-feast | Friday Feast | وليمة الجمعة | Big plates for the family table, all weekend. | أطباق كبيرة لمائدة العائلة طوال العطلة. | 12
food | late-night-cravings | Late-Night Cravings | جوع آخر الليل | Kitchens that stay open when the city sleeps. | مطابخ تبقى مفتوحة والمدينة نائمة. | 25
food | taste-of-the-coast | Taste of the Coast | مذاق الساحل | From the boats to your plate. | من القوارب إلى طبقك. | 40
grocery | fresh-week | Fresh Week | أسبوع الطازج | Fruit, vegetables and milk at their best. | فواكه وخضار وألبان في أفضل حالاتها. | 10
grocery | stock-the-pantry | Stock the Pantry | املأ المؤونة | Rice, oil and lentils for the month. | أرز وزيت وعدس لشهر كامل. | 30
pharmacy | winter-wellness | Winter Wellness | عافية الشتاء | Be ready for coughs, colds and cool nights. | استعد للسعال والزكام وليالي البرد. | 21
pharmacy | mother-and-baby-days | Mother & Baby Days | أيام الأم والطفل | Everything for small people and those who carry them. | كل ما يلزم للصغار ولمن يحملهم. | 14
ecommerce | season-opening | Season Opening | افتتاح الموسم | New colours for long evenings by the sea. | ألوان جديدة لأمسيات طويلة على البحر. | 18
ecommerce | home-refresh | Home Refresh | تجديد المنزل | Small changes, warm rooms. | تغييرات صغيرة وغرف دافئة. | 35
ecommerce | tech-days | Tech Days | أيام التقنية | Sound, screens and power, for less. | صوت وشاشات وطاقة بأقل. | 9
`;
const PER_CAMPAIGN_AND_ZONE = 6;

/** Running campaigns of stores (PRO-7), and their items (HOM-7). */
export function campaignRows(items: readonly DemoItem[], now: Date) {
  const campaigns = parseTable(campaignTable).map((row, index) => ({
    id: index + 1,
    module_id: moduleOf(cell(row, 0)).id,
    slug: cell(row, 1),
    title: words(cell(row, 2), cell(row, 3)),
    description: words(cell(row, 4), cell(row, 5)),
    image: `campaigns/${cell(row, 1)}`,
    starts_at: daysFrom(now, -3),
    ends_at: daysFrom(now, Number(cell(row, 6))),
  }));
  let id = 0;
  const used = new Set<number>();
  const entries = campaigns.flatMap(({ id: campaign_id, slug, module_id, starts_at, ends_at }) =>
    [1, 2].flatMap((zone) => {
      const random = seeded(`campaign-${slug}-${zone}`);
      const fitting = items.filter(
        ({ row, store }) =>
          row.module_id === module_id && store.zone === zone && !used.has(row.id) && isOnOffer(row, store),
      );
      return random
        .shuffled(fitting)
        .slice(0, PER_CAMPAIGN_AND_ZONE)
        .map(({ row }) => {
          id += 1;
          used.add(row.id);
          return {
            id,
            campaign_id,
            item_id: row.id,
            price: row.price,
            discount: random.pick([10, 15, 20, 25]),
            discount_type: 'percent',
            starts_at,
            ends_at,
          };
        });
    }),
  );
  return { campaigns, entries };
}

/** Promotions show what can be had: of active stores, in stock, without a prescription. */
export const isOnOffer = (row: DemoItem['row'], store: DemoItem['store']): boolean =>
  row.stock !== 0 &&
  !row.prescription &&
  !store.options.has('inactive') &&
  !store.options.has('hours') &&
  row.available_from === '00:00';
