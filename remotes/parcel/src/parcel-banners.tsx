import styled from 'styled-components';
import { parcelBannersQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { TitledPicture } from '@souk/storefront';
import { Carousel, Skeleton, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const PER_VIEW = { base: 1, from670: 2 };

const Card = styled.article`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
`;

/* As high as a banner. */
const Place = styled.div`
  aspect-ratio: 5 / 2;
`;

/** The banners at the top of the parcel home (HOM-1, PCL-1). */
export function ParcelBanners() {
  const t = useText();
  const { data, isError } = useQuery(parcelBannersQuery());
  if (data?.length === 0 || (isError && !data)) return null;
  return (
    <Carousel label={t('sections.banners')} perView={PER_VIEW}>
      {data
        ? data.map(({ id, title, short_description, image_full_url }) => (
            <Card key={id} aria-label={title}>
              <TitledPicture src={image_full_url} title={title} text={short_description} priority />
            </Card>
          ))
        : [0, 1].map((slide) => (
            <Place key={slide}>
              <Skeleton height="100%" radius="l" />
            </Place>
          ))}
    </Carousel>
  );
}
