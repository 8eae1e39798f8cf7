import styled, { css } from 'styled-components';
import { newArrivalsQuery, promotionalBannersQuery } from '@souk/api-client';
import { listingPath } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { media, tokens } from '@souk/ui';
import { ItemCard } from '../item/item-card.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { Section } from '../section/section.tsx';
import { useShownOnce } from '../section/shown-once.ts';
import { TabbedItems } from '../section/tabbed-items.tsx';
import { useNearQuery } from '../section/use-near-query.ts';
import { WithTabs } from '../section/with-tabs.tsx';

const FETCHED = 50;
/** How many show on a wide page, with a banner as wide as two of them and without (HOM-10). */
const SHOWN = { withBanner: 8, alone: 10 };

const Banner = styled.div`
  display: none;
  overflow: hidden;
  border-radius: ${tokens.radius.l};

  ${media.from999} {
    display: block;
    grid-column: span 2;
  }
  > span {
    block-size: 100%;
  }
  /* The right of a banner holds its things, the left is free for words. */
  img {
    object-position: 85% 50%;
  }
`;
const from = (count: number) => css`
  > :nth-child(n + ${count + 1}) {
    display: none;
  }
`;
/* Four on a phone, six on a tablet, and then as many as there are (HOM-10). */
const Items = styled.div<{ $banner: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[6]} ${tokens.space[4]};

  @media (max-width: 599px) {
    ${({ $banner }) => from($banner ? 5 : 4)}
  }
  @media (min-width: 600px) and (max-width: 998px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${({ $banner }) => from($banner ? 7 : 6)}
  }
  ${media.from999} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** What came last, under tabs of its categories, with a banner among them where there is one; its link leads to all of it (HOM-10). */
export function NewArrivals({ heading, subtitle }: { heading: string; subtitle?: string }) {
  const module = useReadable(useShell().module.current);
  const { ref, data, failed } = useNearQuery(newArrivalsQuery({ type: 'all', limit: FETCHED, offset: 1 }));
  const banners = useQuery(promotionalBannersQuery());
  const products = useShownOnce('item', data?.products);
  if (failed || products?.length === 0) return null;
  const banner = banners.data?.new_arrival_section_banner_full_url ?? null;
  const busy = !data || !products || banners.isPending;
  return (
    <Section
      ref={ref}
      heading={heading}
      subtitle={subtitle}
      viewAll={module ? listingPath('new', module.id) : undefined}
      busy={busy}
    >
      {busy ? (
        <WithTabs>
          <Items $banner={false}>{cardSkeletons(SHOWN.alone)}</Items>
        </WithTabs>
      ) : (
        <TabbedItems label={heading} name="new-arrivals" products={products} categories={data.categories}>
          {(items) => (
            <Items $banner={banner !== null}>
              {banner && (
                <Banner>
                  <MediaPicture src={banner} alt="" sizes="1600px" ratio={3 / 2} />
                </Banner>
              )}
              {items.slice(0, banner ? SHOWN.withBanner : SHOWN.alone).map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
            </Items>
          )}
        </TabbedItems>
      )}
    </Section>
  );
}
