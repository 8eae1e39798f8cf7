import type { ComponentType } from 'react';
import styled from 'styled-components';
import { popularItemsQuery } from '@souk/api-client';
import type { Item } from '@souk/contracts';
import { EmptyState, media, tokens } from '@souk/ui';
import { FlashSaleCard } from '../flash/flash-sale-card.tsx';
import { useFlashSale } from '../flash/use-flash-sale.ts';
import { PopularItemCard } from '../item/popular-item-card.tsx';
import { OtherPlace } from '../place/other-place.tsx';
import { wideSkeletons } from '../section/card-skeleton.tsx';
import { Grid } from '../section/grid.ts';
import { Section } from '../section/section.tsx';
import { useShownOnce } from '../section/shown-once.ts';
import { useNearQuery } from '../section/use-near-query.ts';
import { useText } from '../texts/texts.ts';

const SHOWN = 9;
const BESIDE_CARD = 6;
const ON_FIRST_SCREEN = 2;

const Beside = styled.div<{ $card: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from999} {
    grid-template-columns: ${({ $card }) => ($card ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)')};
  }
`;
const Items = styled(Grid)<{ $narrow: boolean }>`
  /* A phone has room for the first six. */
  @media (max-width: 599px) {
    > :nth-child(n + 7) {
      display: none;
    }
  }

  ${media.from999} {
    grid-template-columns: repeat(${({ $narrow }) => ($narrow ? 2 : 3)}, minmax(0, 1fr));
  }
`;

/** Nobody is invited by what is sold out. */
const inStockFirst = (items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => Number(a.stock === 0) - Number(b.stock === 0));

interface Props {
  heading: string;
  subtitle?: string;
  /** How an item is drawn; default: its picture small, beside the words. */
  card?: ComponentType<{ item: Item; priority?: boolean }>;
  /** How high a card is, for what stands in its place until the items are there; default: that of the small picture. */
  cardHeight?: string;
  /** Whether it stands on the first screen: its first pictures are loaded before scripts. */
  priority?: boolean;
}

/**
 * The items that are ordered most, those in stock first, in a grid, with the flash sale at its side while one is running
 * (HOM-6). The one section that says that it is empty.
 */
export function PopularItems({
  card: Card = PopularItemCard,
  cardHeight,
  priority = false,
  ...named
}: Props) {
  const t = useText();
  const { ref, near, data, failed } = useNearQuery(
    popularItemsQuery({ type: 'all', limit: SHOWN, offset: 1 }),
  );
  const flash = useFlashSale();
  // Nothing takes its place before it is known how many columns there are.
  const isKnown = data !== undefined && flash !== undefined;
  const beside = isKnown ? flash : null;
  const items = useShownOnce(
    'item',
    isKnown ? inStockFirst(data.products).slice(0, beside ? BESIDE_CARD : SHOWN) : undefined,
  );
  if (failed) return null;
  return (
    <Section {...named} ref={ref} busy={!items}>
      {items?.length === 0 ? (
        <EmptyState title={t('popular.empty')} action={<OtherPlace />} />
      ) : (
        <Beside $card={beside !== null}>
          <Items $of="wide" $narrow={beside !== null}>
            {items?.map((item, at) => (
              <Card key={item.id} item={item} priority={priority && at < ON_FIRST_SCREEN} />
            )) ?? wideSkeletons(SHOWN, cardHeight)}
          </Items>
          {beside && <FlashSaleCard sale={beside} near={near} />}
        </Beside>
      )}
    </Section>
  );
}
