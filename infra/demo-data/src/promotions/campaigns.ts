import type { DemoItem } from '../catalogue/items.ts';
import { writtenDiscount } from '../catalogue/prices.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { daysFrom } from './days.ts';

const PER_CAMPAIGN_AND_ZONE = 6;

/** Running campaigns of stores (PRO-7), and their items (HOM-7). */
export function campaignRows(items: readonly DemoItem[], now: Date) {
  const table = readTable('promotions/campaigns', [
    'module',
    'slug',
    'days',
    ...inBothLanguages('title', 'description'),
  ]);
  const campaigns = table.map((row, index) => ({
    id: index + 1,
    module_id: moduleOf(row.text('module')).id,
    slug: row.text('slug'),
    title: row.words('title'),
    description: row.words('description'),
    image: `campaigns/${row.text('slug')}`,
    starts_at: daysFrom(now, -3),
    ends_at: daysFrom(now, row.number('days')),
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
            ...writtenDiscount(row.price, [10, 15, 20, 25], random),
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
  row.stock !== 0 && !row.prescription && !store.inactive && !store.hours && row.available_from === '00:00';
