import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductDialogProps } from '@souk/contracts';
import { Badge, Dialog, tokens } from '@souk/ui';
import { Countdown } from '../flash/countdown.tsx';
import { AvailabilityOverlay } from '../item/availability-overlay.tsx';
import { DiscountChip } from '../item/discount-chip.tsx';
import { isHalal } from '../item/item-badges.tsx';
import { ItemPrice } from '../item/item-price.tsx';
import { useCartLine } from '../item/use-cart-line.ts';
import { RatingChip } from '../rating/rating-chip.tsx';
import { useText } from '../texts/texts.ts';
import { WishlistHeart } from '../wishlist/wishlist-heart.tsx';
import { Gallery } from './gallery.tsx';
import { Purchase } from './purchase.tsx';
import { ReadMore } from './read-more.tsx';
import { StoreName } from './store-name.tsx';
import { UnlessNotForSale } from './unless-not-for-sale.tsx';

const Scene = styled.div`
  position: relative;
`;
const Wish = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
`;
const Head = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;
const Name = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  font: ${tokens.type.title};
  font-size: 1.5rem;
`;

interface Props extends ProductDialogProps {
  /** Stands before the name: the mark of vegetarian and other dishes. */
  mark?: ReactNode;
  /** What the module says of its items, below the description. */
  facts?: ReactNode;
  /** What there is to choose. */
  choices?: ReactNode;
}

/** The popup of an item (POP-1, POP-2): what every module shows, and between it what only one does. */
export function ProductPopup({ item, line, onClose, mark, facts, choices }: Props) {
  const t = useText();
  const own = useCartLine(item).line;
  // Without a choice there is one line at the most, and opening the item again changes it (POP-4).
  const changed = line ?? (own && own.variation.length === 0 ? own : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      hideTitle
      width="product"
      footer={
        <UnlessNotForSale item={item} chosen={line !== undefined}>
          <Purchase key={changed?.id ?? 'new'} item={item} line={changed} onDone={onClose} />
        </UnlessNotForSale>
      }
    >
      <Scene>
        <Gallery item={item} />
        <AvailabilityOverlay item={item} />
        <Wish>
          <WishlistHeart of={{ item }} />
        </Wish>
      </Scene>
      <Words>
        <Head>
          <Row>
            <StoreName item={item} onLeave={onClose} />
            <RatingChip of={item} />
          </Row>
          <Name>
            {mark}
            {item.name}
          </Name>
          <Row>
            <ItemPrice item={item} size="l" />
            <DiscountChip item={item} />
            {isHalal(item) && <Badge tone="success">{t('item.halal')}</Badge>}
            {item.organic === 1 && <Badge tone="success">{t('item.organic')}</Badge>}
          </Row>
        </Head>
        {item.available_date_ends && <Countdown until={item.available_date_ends} />}
        <ReadMore text={item.description} />
        {facts}
        {choices}
      </Words>
    </Dialog>
  );
}
