import { discountedPrice } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Price } from '@souk/ui';

/** What one unit costs, with the price before its discount struck through (POP-2, CRD-3). */
export function ItemPrice({ item, size }: { item: Item; size?: 'm' | 'l' }) {
  const { money } = useFormats();
  const price = discountedPrice(item);
  return (
    <Price amount={money(price)} before={price < item.price ? money(item.price) : undefined} size={size} />
  );
}
