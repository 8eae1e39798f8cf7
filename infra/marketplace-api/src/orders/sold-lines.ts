import { sql } from 'kysely';
import type { LocalizedText } from '../entities/localized-text.ts';
import { rows, type Queryable } from '../sql.ts';

/** A line of an order: what was bought, in the texts and at the price of that moment. Amounts are in cents. */
export interface SoldLine {
  item_id: number;
  campaign_item_id: number | null;
  name: LocalizedText;
  slug: string;
  image: string;
  quantity: number;
  price: number;
  discount: number;
  prescription: boolean;
  variation: { name: LocalizedText; values: LocalizedText[] }[];
  add_ons: { id: number; name: LocalizedText; price: number; quantity: number }[];
  note: string;
}

/** The lines of an order, in the order in which they were bought. */
export const soldLines = (db: Queryable, orderId: number): Promise<SoldLine[]> =>
  rows<SoldLine>(
    db,
    sql`select line.item_id, line.campaign_item_id, coalesce(line.name, item.name) as name, item.slug,
          coalesce(line.image, item.image) as image, line.quantity, line.price, line.discount, line.prescription,
          line.variation, line.add_ons, line.note
        from marketplace.order_items line join marketplace.items item on item.id = line.item_id
        where line.order_id = ${orderId} order by line.id`,
  );
