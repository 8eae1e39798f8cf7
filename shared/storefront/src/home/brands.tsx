import styled from 'styled-components';
import { brandsQuery } from '@souk/api-client';
import type { Brand } from '@souk/contracts';
import { media, Skeleton, tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { QuerySection } from '../section/query-section.tsx';
import { useText } from '../texts/texts.ts';

/** PRO-12: the first brand stands large, the next eight beside it. */
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
const Card = styled.article<{ $large: boolean }>`
  display: flex;
  flex-direction: ${({ $large }) => ($large ? 'column' : 'row')};
  align-items: center;
  justify-content: ${({ $large }) => ($large ? 'center' : 'start')};
  gap: ${tokens.space[3]};
  min-block-size: 96px;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${({ $large }) => ($large ? tokens.color.accentSoft : tokens.color.surface)};
  box-shadow: ${({ $large }) => ($large ? 'none' : `inset 0 0 0 1px ${tokens.color.line}`)};
`;
const Mark = styled.span<{ $large: boolean }>`
  flex: none;
  inline-size: ${({ $large }) => ($large ? '120px' : '56px')};
  overflow: hidden;
  border-radius: ${tokens.radius.round};
`;
const Words = styled.span<{ $large: boolean }>`
  display: grid;
  min-inline-size: 0;
  font: ${({ $large }) => ($large ? tokens.type.title : tokens.type.bodyStrong)};
  text-align: ${({ $large }) => ($large ? 'center' : 'start')};

  small {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;

function BrandCard({ brand, large = false }: { brand: Brand; large?: boolean }) {
  const t = useText();
  return (
    <Card aria-label={brand.name} $large={large}>
      <Mark $large={large}>
        <MediaPicture src={brand.image_full_url} alt="" sizes={large ? '120px' : '56px'} ratio={1} />
      </Mark>
      <Words $large={large}>
        {brand.name}
        <small>{t('brands.items', { count: brand.items_count })}</small>
      </Words>
    </Card>
  );
}

/** Brands of the module (PRO-12). */
export function Brands({ heading, subtitle }: { heading: string; subtitle?: string }) {
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      viewAll="/all-brands"
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
