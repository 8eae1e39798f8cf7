import styled from 'styled-components';
import { popularItemsQuery } from '@souk/api-client';
import { EmptyState, media, SearchX, tokens } from '@souk/ui';
import { FlashSaleCard } from '../flash/flash-sale-card.tsx';
import { useFlashSale } from '../flash/use-flash-sale.ts';
import { PopularItemCard } from '../item/popular-item-card.tsx';
import { wideSkeletons } from '../section/card-skeleton.tsx';
import { Grid } from '../section/grid.ts';
import { QuerySection } from '../section/query-section.tsx';
import { useText } from '../texts/texts.ts';

const SHOWN = 9;
const BESIDE_CARD = 8;

const Beside = styled.div<{ $card: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from999} {
    grid-template-columns: ${({ $card }) => ($card ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)')};
  }
`;
const Items = styled(Grid)<{ $narrow: boolean }>`
  align-content: start;

  ${media.from999} {
    grid-template-columns: repeat(${({ $narrow }) => ($narrow ? 2 : 3)}, minmax(0, 1fr));
  }
`;

/**
 * The items that are ordered most, in a grid, with the flash sale at its side while one is running (HOM-6). The one
 * section that says that it is empty.
 */
export function PopularItems({ heading, subtitle }: { heading: string; subtitle?: string }) {
  const t = useText();
  const flash = useFlashSale();
  const card = flash !== null;
  const shown = card ? BESIDE_CARD : SHOWN;
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      query={popularItemsQuery({ type: 'all', limit: SHOWN, offset: 1 })}
      isEmpty={({ products }) => products.length === 0}
      empty={<EmptyState icon={<SearchX />} title={t('popular.empty')} />}
      skeleton={
        <Items $of="wide" $narrow={false}>
          {wideSkeletons(SHOWN)}
        </Items>
      }
    >
      {({ products }) => (
        <Beside $card={card}>
          <Items $of="wide" $narrow={card}>
            {products.slice(0, shown).map((item) => (
              <PopularItemCard key={item.id} item={item} />
            ))}
          </Items>
          {flash && <FlashSaleCard sale={flash} />}
        </Beside>
      )}
    </QuerySection>
  );
}
