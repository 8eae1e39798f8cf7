import { discountedPrice, hasVariations, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { Button, Price, ShoppingCart, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useWishlist } from '../wishlist-context.ts';
import { useText } from './texts/texts.ts';
import { WishedCard } from './wished-card.tsx';

const Add = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  margin-block-start: ${tokens.space[2]};
`;

/** An item of the wishlist: opens as its module wants (WSH-8), and goes into the cart, or asks what to choose first (WSH-10). */
export function WishedItem({ item, hasPage }: { item: Item; hasPage: boolean }) {
  const t = useText();
  const { money } = useFormats();
  const wishlist = useWishlist();
  const { cart, dialogs, navigate, canNavigate } = useShell();
  const price = discountedPrice(item);
  const path = productPath(item);
  const page = hasPage && canNavigate(path) ? path : undefined;
  const openDialog = () => dialogs.product(item);
  const open = () => {
    if (!page) return openDialog();
    wishlist.close();
    navigate(page);
  };
  const add = () => (hasVariations(item) ? open() : void cart.add({ item, quantity: 1 }));
  return (
    <WishedCard
      wish={{ item }}
      name={item.name}
      picture={item.image_full_url}
      page={page}
      onOpen={openDialog}
    >
      <p>{item.store_name}</p>
      <Price size="s" amount={money(price)} before={price < item.price ? money(item.price) : undefined} />
      <Add>
        <Button size="s" variant="secondary" aria-label={t('addNamed', { name: item.name })} onClick={add}>
          <ShoppingCart size={16} aria-hidden />
          {t('add')}
        </Button>
      </Add>
    </WishedCard>
  );
}
