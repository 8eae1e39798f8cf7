import styled from 'styled-components';
import { parcelCategoriesQuery } from '@souk/api-client';
import type { ParcelCategory } from '@souk/contracts';
import { DrawnLink, MediaPicture, QuerySection } from '@souk/storefront';
import { media, Skeleton, tokens } from '@souk/ui';
import { deliveryPath } from './delivery/delivery-path.ts';
import { useText } from './texts/texts.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.from999} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};

  h3 {
    font: ${tokens.type.subtitle};
  }
  p {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;
const Sign = styled.div`
  border-radius: ${tokens.radius.arch};
`;
const Choose = styled(DrawnLink)`
  &:is(a)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

function CategoryCard({ category }: { category: ParcelCategory }) {
  return (
    <Card aria-label={category.name}>
      <Sign>
        <MediaPicture src={category.image_full_url} alt="" sizes="88px" ratio={1} />
      </Sign>
      <div>
        <h3>
          <Choose to={deliveryPath(category)}>{category.name}</Choose>
        </h3>
        <p>{category.description}</p>
      </div>
    </Card>
  );
}

/** What can be sent, three to a row; choosing leads on to sender and receiver (HOM-1, PCL-3). */
export function ParcelCategories() {
  const t = useText();
  return (
    <QuerySection
      heading={t('sections.categories')}
      subtitle={t('sections.categoriesText')}
      query={parcelCategoriesQuery()}
      isEmpty={(categories) => categories.length === 0}
      skeleton={
        <Grid>
          {Array.from({ length: 9 }, (_, card) => (
            <Skeleton key={card} height="120px" radius="l" />
          ))}
        </Grid>
      }
    >
      {(categories) => (
        <Grid>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </Grid>
      )}
    </QuerySection>
  );
}
