import type { DemoItem } from '../catalogue/items.ts';
import { writtenDiscount } from '../catalogue/prices.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { isOnOffer } from './campaigns.ts';
import { daysFrom } from './days.ts';

const PER_ZONE = 12;

/** A sale per module that runs now (PRO-9), with some of what was set aside already sold (CRD-12). */
export function flashSaleRows(items: readonly DemoItem[], now: Date) {
  let id = 0;
  const table = readTable('promotions/flash-sales', ['module', 'days', ...inBothLanguages('title')]);
  const sale = table.map((row, index) => ({
    id: index + 1,
    module_id: moduleOf(row.text('module')).id,
    title: row.words('title'),
    starts_at: daysFrom(now, -1),
    ends_at: daysFrom(now, row.number('days')),
  }));
  const entries = sale.flatMap(({ id: flash_sale_id, module_id }) =>
    [1, 2].flatMap((zone) => {
      const random = seeded(`flash-${module_id}-${zone}`);
      const fitting = items.filter(
        ({ row, store }) =>
          row.module_id === module_id &&
          store.zone === zone &&
          isOnOffer(row, store) &&
          (row.stock ?? 100) > 20,
      );
      return random
        .shuffled(fitting)
        .slice(0, PER_ZONE)
        .map(({ row }) => {
          id += 1;
          const available = random.whole(10, 20);
          return {
            id,
            flash_sale_id,
            item_id: row.id,
            ...writtenDiscount(row.price, [20, 25, 30, 40], random),
            available_stock: available,
            sold: random.whole(1, available - 2),
          };
        });
    }),
  );
  return { sale, entries };
}
