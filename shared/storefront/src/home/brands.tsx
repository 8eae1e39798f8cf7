import styled from 'styled-components';
import { brandsQuery } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { media, Skeleton, tokens } from '@souk/ui';
import { BrandCard } from '../brand/brand-card.tsx';
import { QuerySection } from '../section/query-section.tsx';

/** The first brand stands large, the next eight beside it (PRO-12). */
const STRIP = 8;

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  > :first-child {
    grid-column: span 2;
  }
  ${media.from999} {
    grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
      grid-row: span 2;
    }
  }
`;

/** Brands of the module (PRO-12). */
export function Brands({ heading, subtitle }: { heading: string; subtitle?: string }) {
  const module = useReadable(useShell().module.current);
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      viewAll={inModule(ROUTES.brands, module?.id ?? 0)}
      query={brandsQuery()}
      isEmpty={(brands) => brands.length === 0}
      skeleton={
        <Wall>
          {Array.from({ length: STRIP + 1 }, (_, card) => (
            <Skeleton key={card} height={card === 0 ? '100%' : '96px'} radius="l" />
          ))}
        </Wall>
      }
    >
      {(brands) => (
        <Wall>
          {brands.slice(0, STRIP + 1).map((brand, index) => (
            <BrandCard key={brand.id} brand={brand} large={index === 0} />
          ))}
        </Wall>
      )}
    </QuerySection>
  );
}
