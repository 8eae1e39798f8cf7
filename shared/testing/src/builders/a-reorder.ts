import type { Reorder, ReorderLine } from '@souk/contracts';
import { anItem } from './an-item.ts';

/** A soup that can be ordered as it was. */
export const aReorderLine = (changes: Partial<ReorderLine> = {}): ReorderLine => ({
  name: 'Lentil soup',
  image_full_url: '/media/items/lentil-soup-240.webp',
  ordered_quantity: 1,
  quantity: 1,
  previous_total: 8,
  total: 8,
  problem: null,
  missing_add_ons: [],
  item: anItem(),
  item_type: 'Item',
  variation: [],
  add_ons: [],
  note: '',
  ...changes,
});

/** An order that can be ordered again as it was. */
export const aReorder = (changes: Partial<Reorder> = {}): Reorder => ({
  order_id: 1,
  module_id: 1,
  store: { id: 1, slug: 'olive-kitchen', name: 'Olive Kitchen', zone_id: 1 },
  store_state: 'open',
  lines: [aReorderLine()],
  ...changes,
});
