import styled from 'styled-components';
import { bannersQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { Carousel, Skeleton } from '@souk/ui';
import type { PerView } from '@souk/ui';
import { AUTOPLAY_MS } from './autoplay.ts';
import { BannerSlide } from './banner-slide.tsx';

const SPEED_MS = 800;
const ALONE = 2;
const EXPECTED = 4;
const USUAL: PerView = { base: 1, from600: 2, from999: 3 };

const Place = styled.div`
  aspect-ratio: 5 / 2;
`;

interface Props {
  label: string;
  /** What is done where a banner leads in the shop, such as "Order now"; drawn as a button. */
  action?: string;
  /** How many of so many banners show at a time (PRO-2); default: two, and three on a wide page. */
  perView?(count: number): PerView;
}

/** The banners of the home (PRO-1, PRO-2): they change by themselves, and go round where there are more than two. */
export function BannerCarousel({ label, action, perView = () => USUAL }: Props) {
  const { data, isError } = useQuery(bannersQuery());
  if ((isError && !data) || data?.banners.length === 0) return null;
  const count = data?.banners.length ?? EXPECTED;
  return (
    <Carousel
      label={label}
      perView={perView(count)}
      autoplay={AUTOPLAY_MS}
      speed={SPEED_MS}
      loop={count > ALONE}
    >
      {data?.banners.map((banner) => <BannerSlide key={banner.id} banner={banner} action={action} />) ??
        Array.from({ length: EXPECTED }, (_, slide) => (
          <Place key={slide}>
            <Skeleton height="100%" radius="l" />
          </Place>
        ))}
    </Carousel>
  );
}
