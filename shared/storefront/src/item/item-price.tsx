import { discountedPrice } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Price } from '@souk/ui';
import { useItemDisplay } from './item-display.ts';
import { PricePerUnit } from './price-per-unit.tsx';

interface Props {
  item: Item;
  size?: 'm' | 'l';
  /** What one unit costs before its discount, where its options change that (POP-17). */
  unit?: number;
}

/** What one unit costs, with the price before its discount struck through (POP-2, CRD-3). */
export function ItemPrice({ item, size, unit = item.price }: Props) {
  const { money } = useFormats();
  const { unitPrices } = useItemDisplay();
  const price = discountedPrice(item, unit);
  return (
    <div>
      <Price amount={money(price)} before={price < unit ? money(unit) : undefined} size={size} />
      {(size === 'l' || unitPrices) && <PricePerUnit item={item} keepsPlace={size !== 'l'} />}
    </div>
  );
}
