import styled, { css } from 'styled-components';
import { featuredCategoriesQuery } from '@souk/api-client';
import { categoryPath, inModule, ROUTES } from '@souk/contracts';
import type { Category } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Carousel, Skeleton, tokens } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { QuerySection } from '../section/query-section.tsx';

/* One strip of small tiles, so that what is sold stands on the first screen. */
const PER_VIEW = { base: 4.3, from600: 6.5, from999: 9.5, from1180: 12 };
const SKELETONS = 12;

/* Names take up to two lines: what stands below does not move once it is known how many. */
const rows = css`
  display: grid;
  grid-template-rows: auto minmax(2lh, auto);
  gap: ${tokens.space[2]};
  justify-items: center;
  font: ${tokens.type.captionStrong};
`;

const Tile = styled(DrawnLink)`
  ${rows}
  text-align: center;
  hyphens: auto;
  overflow-wrap: anywhere;

  > * {
    min-inline-size: 0;
  }
`;
const Arch = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 80px;
  overflow: hidden;
  border-radius: ${tokens.radius.arch};
  background: ${tokens.color.sunken};

  img {
    transition: transform ${tokens.motion.calm};
  }
  a:hover > & img {
    transform: scale(1.06);
  }
`;

function CategoryTile({ category }: { category: Category }) {
  const module = useReadable(useShell().module.current);
  return (
    <Tile to={categoryPath(category, module?.id ?? 0)}>
      <Arch>
        <MediaPicture src={category.image_full_url} alt="" sizes="80px" ratio={1} />
      </Arch>
      {category.name}
    </Tile>
  );
}

const Waiting = styled.div`
  ${rows}

  > :first-child {
    max-inline-size: 80px;
    aspect-ratio: 1;
  }
`;

/** The featured categories of the module, each leading to its listing (HOM-17, CAT-2). */
export function FeaturedCategories({ heading }: { heading: string }) {
  const module = useReadable(useShell().module.current);
  return (
    <QuerySection
      heading={heading}
      viewAll={inModule(ROUTES.categories, module?.id ?? 0)}
      query={featuredCategoriesQuery()}
      isEmpty={(categories) => categories.length === 0}
      skeleton={
        <Carousel label={heading} perView={PER_VIEW} bleed gap={2} lift="1rem">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Waiting key={index}>
              <Skeleton height="auto" radius="arch" />
              <Skeleton height="1.25rem" />
            </Waiting>
          ))}
        </Carousel>
      }
    >
      {(categories) => (
        <Carousel label={heading} perView={PER_VIEW} bleed gap={2} lift="1rem">
          {categories.map((category) => (
            <CategoryTile key={category.id} category={category} />
          ))}
        </Carousel>
      )}
    </QuerySection>
  );
}
