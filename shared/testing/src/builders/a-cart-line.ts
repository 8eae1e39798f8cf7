import type { CartLine } from '@souk/contracts';
import { anItem } from './an-item.ts';

/** A line of one of an item; its ids, price and stock are those of the item unless `changes` says so. */
export const aCartLine = ({ item = anItem(), ...changes }: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  module_id: item.module_id,
  item_id: item.id,
  item_type: 'Item',
  quantity: 1,
  price: item.price,
  previous_price: null,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  add_ons: [],
  note: '',
  stock: item.stock,
  available: 1,
  item,
  ...changes,
});
