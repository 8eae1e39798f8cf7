import { discountedPrice, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { Button, ShoppingCart, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from './texts/texts.ts';
import { WishedCard } from './wished-card.tsx';

const { color, space, type } = tokens;

const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  font: ${type.smallStrong};
  color: ${color.accentStrong};
`;
const Before = styled.s`
  font: ${type.caption};
  color: ${color.inkFaint};
`;
const Add = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  margin-block-start: ${space[2]};
`;

const hasVariations = (item: Item) => item.food_variations.length > 0 || item.variations.length > 0;

/** An item of the wishlist: opens as its module wants (WSH-8), and goes into the cart, or asks what to choose first (WSH-10). */
export function WishedItem({ item, hasPage }: { item: Item; hasPage: boolean }) {
  const t = useText();
  const { money } = useFormats();
  const { wishlist } = useHost();
  const { cart, dialogs, navigate, canNavigate } = useShell();
  const price = discountedPrice(item);
  const open = () => {
    const page = productPath(item);
    if (!hasPage || !canNavigate(page)) return dialogs.product(item);
    wishlist.close();
    navigate(page);
  };
  const add = () => (hasVariations(item) ? open() : void cart.add({ item, quantity: 1 }));
  return (
    <WishedCard wish={{ item }} name={item.name} picture={item.image_full_url} onOpen={open}>
      <p>{item.store_name}</p>
      <Price>
        <span>{money(price)}</span>
        {price < item.price && <Before>{money(item.price)}</Before>}
      </Price>
      <Add>
        <Button size="s" variant="secondary" onClick={add}>
          <ShoppingCart size={16} aria-hidden />
          {t('add')}
        </Button>
      </Add>
    </WishedCard>
  );
}
