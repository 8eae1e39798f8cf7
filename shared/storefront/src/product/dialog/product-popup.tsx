import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { isCampaignItem, productPath } from '@souk/contracts';
import type { ProductDialogProps } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import {
  AvailabilityOverlay,
  Countdown,
  DiscountChip,
  ItemFlags,
  ItemPrice,
  RatingChip,
  WishlistHeart,
} from '@souk/storefront';
import { Dialog, tokens } from '@souk/ui';
import { Purchase } from '../choice/purchase.tsx';
import { AvailabilityGuard } from '../choice/availability-guard.tsx';
import { ItemNote } from '../choice/item-note.tsx';
import { useChoice } from '../choice/use-choice.ts';
import type { Choice } from '../choice/use-choice.ts';
import { useText } from '../texts/texts.ts';
import { Gallery } from './gallery.tsx';
import { GoesWith } from './goes-with.tsx';
import { ReadMore } from './read-more.tsx';
import { StoreName } from './store-name.tsx';

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

const Details = styled(Link)`
  justify-self: start;
  font: ${tokens.type.bodyStrong};
  color: ${tokens.color.accentStrong};

  &:hover {
    text-decoration: underline;
  }
`;

/** The way to the item's own page, where a live release draws it (POP-24). */
function DetailsLink({ item, onClose }: Pick<Props, 'item' | 'onClose'>) {
  const t = useText();
  const page = productPath(item);
  if (!useShell().canNavigate(page)) return null;
  return (
    <Details to={page} onClick={onClose}>
      {t('dialog.details')}
    </Details>
  );
}

interface Props extends ProductDialogProps {
  /** Stands before the name: the mark of vegetarian and other dishes. */
  mark?: ReactNode;
  /** What the module says of its items, below what there is to choose. */
  facts?: ReactNode;
  /** What there is to choose. */
  Choices?: ComponentType<{ choice: Choice }>;
  /** The module's items have pages of their own, which say more. */
  hasPage?: boolean;
}

/** The popup of an item (POP-1, POP-2): what every module shows, and between it what only one does. */
export function ProductPopup({ item, line, onClose, mark, facts, Choices, hasPage = false }: Props) {
  const choice = useChoice(item, line);
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      hideTitle
      width="product"
      footer={
        <AvailabilityGuard item={item}>
          <Purchase choice={choice} changesLine={line !== undefined} onDone={onClose} />
        </AvailabilityGuard>
      }
    >
      <Scene>
        <Gallery item={item} low={item.food_variations.length > 0} />
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
            <ItemPrice item={item} unit={choice.price} size="l" />
            <DiscountChip item={item} />
            <ItemFlags item={item} />
          </Row>
        </Head>
        {item.available_date_ends && <Countdown until={item.available_date_ends} />}
        <ReadMore text={item.description} />
        {hasPage && <DetailsLink item={item} onClose={onClose} />}
        {Choices && <Choices choice={choice} />}
        {facts}
        <ItemNote choice={choice} />
        {!line && !isCampaignItem(item) && <GoesWith item={item} />}
      </Words>
    </Dialog>
  );
}
