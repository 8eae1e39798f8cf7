import type { DemoItem } from '../catalogue/items.ts';
import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import { words } from '../words.ts';
import { isOnOffer } from './campaigns.ts';
import { daysFrom } from './days.ts';

const sales = [
  { module: 'food', title: words('Dinner in a Flash', 'عشاء في لمحة'), days: 2.2 },
  { module: 'grocery', title: words('Basket Rush', 'سباق السلّة'), days: 3.4 },
  { module: 'pharmacy', title: words('Wellness Flash', 'عروض العافية السريعة'), days: 4.1 },
  { module: 'ecommerce', title: words('Flash Sale', 'تخفيضات خاطفة'), days: 1.8 },
];
const PER_ZONE = 12;

/** A sale per module that runs now (PRO-9), with some of what was set aside already sold (CRD-12). */
export function flashSaleRows(items: readonly DemoItem[], now: Date) {
  let id = 0;
  const sale = sales.map(({ module, title, days }, index) => ({
    id: index + 1,
    module_id: moduleOf(module).id,
    title,
    starts_at: daysFrom(now, -1),
    ends_at: daysFrom(now, days),
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
            discount: random.pick([20, 25, 30, 35, 40]),
            discount_type: 'percent',
            available_stock: available,
            sold: random.whole(1, available - 2),
          };
        });
    }),
  );
  return { sale, entries };
}
