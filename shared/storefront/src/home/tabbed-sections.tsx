import styled from 'styled-components';
import { basicItemsQuery, mostReviewedItemsQuery, promotionalBannersQuery } from '@souk/api-client';
import type { PromotionalBanners, TabbedItemPage } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { ItemCard } from '../item/item-card.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { Rail } from '../section/rail.tsx';
import { Section } from '../section/section.tsx';
import { useShownOnce } from '../section/shown-once.ts';
import { TabbedItems } from '../section/tabbed-items.tsx';
import { useNearQuery, type NearQuery } from '../section/use-near-query.ts';
import { WithTabs } from '../section/with-tabs.tsx';

const FETCHED = 50;
const ON_FIRST_SCREEN = 2;

const Banner = styled.div`
  block-size: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.l};

  > span {
    block-size: 100%;
  }
  /* The right of a banner holds its things. */
  img {
    object-position: 85% 50%;
  }
`;

interface Props {
  heading: string;
  subtitle?: string;
  /** Whether it stands on the first screen: its first pictures are loaded before scripts. */
  priority?: boolean;
}

interface RailProps extends Props {
  name: string;
  query: NearQuery<TabbedItemPage>;
  /** A picture that the row begins with, where there is one. */
  bannerOf?: (banners: PromotionalBanners) => string | null;
  /** Whether the module has such a section; true while that is unknown. */
  isShown?: (banners: PromotionalBanners) => boolean;
}

function TabbedRail({ name, query, bannerOf, isShown, priority = false, ...frame }: RailProps) {
  const { ref, data, failed } = useNearQuery(query);
  const banners = useQuery(promotionalBannersQuery());
  const products = useShownOnce('item', data?.products);
  if (failed || products?.length === 0) return null;
  if (banners.data && isShown?.(banners.data) === false) return null;
  const banner = banners.data && bannerOf?.(banners.data);
  const busy = !data || !products || banners.isPending;
  return (
    <Section {...frame} ref={ref} busy={busy}>
      {busy ? (
        <WithTabs>
          <Rail label={frame.heading} of="items">
            {cardSkeletons(5)}
          </Rail>
        </WithTabs>
      ) : (
        <TabbedItems label={frame.heading} name={name} products={products} categories={data.categories}>
          {(items) => (
            <Rail label={frame.heading} of="items">
              {banner && (
                <Banner key="banner">
                  <MediaPicture src={banner} alt="" sizes="960px" ratio={2 / 3} />
                </Banner>
              )}
              {items.map((item, at) => (
                <ItemCard key={item.id} item={item} priority={priority && at < ON_FIRST_SCREEN} />
              ))}
            </Rail>
          )}
        </TabbedItems>
      )}
    </Section>
  );
}

/** The best-reviewed items under tabs of their categories, with a banner among them where there is one (HOM-12, HOM-18). */
export function BestReviewed(props: Props) {
  return (
    <TabbedRail
      name="best-reviewed"
      query={mostReviewedItemsQuery({ type: 'all', limit: FETCHED, offset: 1 })}
      bannerOf={(banners) => banners.best_reviewed_section_banner_full_url}
      {...props}
    />
  );
}

/** Everyday items nearby under tabs of their categories, where the module has such a section (HOM-3, HOM-18). */
export function BasicItems(props: Props) {
  return (
    <TabbedRail
      name="basic"
      query={basicItemsQuery({ type: 'all', limit: FETCHED, offset: 1 })}
      isShown={({ basic_section_nearby }) => basic_section_nearby === 1}
      {...props}
    />
  );
}
