import styled from 'styled-components';
import { parcelBannersQuery } from '@souk/api-client';
import type { ParcelBanner } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { Carousel, Skeleton, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const PER_VIEW = { base: 1, from670: 2, from999: 3 };

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 42%;
  align-items: center;
  block-size: 100%;
  min-block-size: 9rem;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[5]};

  h2 {
    font: ${tokens.type.title};
  }
  p {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;

function BannerCard({ banner }: { banner: ParcelBanner }) {
  return (
    <Card aria-label={banner.title}>
      <Words>
        <h2>{banner.title}</h2>
        <p>{banner.short_description}</p>
      </Words>
      <MediaPicture src={banner.image_full_url} alt="" sizes="200px" ratio={4 / 3} priority />
    </Card>
  );
}

/** The banners at the top of the parcel home (HOM-1, PCL-1). */
export function ParcelBanners() {
  const t = useText();
  const { data, isError } = useQuery(parcelBannersQuery());
  if (data?.length === 0 || (isError && !data)) return null;
  return (
    <Carousel label={t('sections.banners')} perView={PER_VIEW}>
      {data
        ? data.map((banner) => <BannerCard key={banner.id} banner={banner} />)
        : [0, 1, 2].map((slide) => <Skeleton key={slide} height="9rem" radius="l" />)}
    </Carousel>
  );
}
