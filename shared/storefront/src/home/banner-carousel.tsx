import styled from 'styled-components';
import { bannersQuery } from '@souk/api-client';
import type { Banner } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { Carousel, Skeleton } from '@souk/ui';
import type { PerView } from '@souk/ui';
import { BannerSlide } from './banner-slide.tsx';

const AUTOPLAY_MILLISECONDS = 4000;
const SPEED_MILLISECONDS = 800;
const ALONE = 2;

const Place = styled.div`
  aspect-ratio: 5 / 2;
`;

interface Props {
  label: string;
  /** How many of so many banners show at a time (PRO-2). */
  perView(count: number): PerView;
}

/** The banners of the home (PRO-1, PRO-2): they change by themselves, and go round where there are more than two. */
export function BannerCarousel({ label, perView }: Props) {
  const { data, isError } = useQuery(bannersQuery());
  if (isError && !data) return null;
  if (!data)
    return (
      <Carousel label={label} perView={perView(3)}>
        {[0, 1, 2].map((slide) => (
          <Place key={slide}>
            <Skeleton height="100%" radius="l" />
          </Place>
        ))}
      </Carousel>
    );
  const banners: Banner[] = data.banners;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={label}
      perView={perView(banners.length)}
      autoplay={AUTOPLAY_MILLISECONDS}
      speed={SPEED_MILLISECONDS}
      loop={banners.length > ALONE}
    >
      {banners.map((banner) => (
        <BannerSlide key={banner.id} banner={banner} />
      ))}
    </Carousel>
  );
}
