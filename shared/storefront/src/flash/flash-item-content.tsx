import type { FlashSaleEntry } from '@souk/contracts';
import { AddToCart } from '../item/add-to-cart.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { ItemName } from '../item/item-name.tsx';
import { ItemPicture } from '../item/item-picture.tsx';
import { ItemPrice } from '../item/item-price.tsx';
import { WideText } from '../item/wide-card.tsx';
import { SoldProgress } from './sold-progress.tsx';

/** What a card of the flash sale shows of its product: how much of it is sold stands under the price. */
export function FlashItemContent({ entry, sizes }: { entry: FlashSaleEntry; sizes: string }) {
  const { item } = entry;
  return (
    <>
      <ItemPicture item={item} sizes={sizes}>
        <AddToCart item={item} />
      </ItemPicture>
      <ItemName item={item} />
      <WideText>{item.store_name}</WideText>
      <ItemMeta item={item} />
      <ItemPrice item={item} />
      <SoldProgress entry={entry} />
    </>
  );
}
