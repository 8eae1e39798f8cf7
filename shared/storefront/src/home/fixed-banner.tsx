import styled from 'styled-components';
import { promotionalBannersQuery } from '@souk/api-client';
import type { PromotionalBanners } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { Skeleton, tokens } from '@souk/ui';
import { TitledPicture } from '../picture/titled-picture.tsx';
import { useNear } from '../section/use-near.ts';

const RATIO = 24 / 7;

const Place = styled.div`
  aspect-ratio: ${RATIO};
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;

const PICTURES = {
  promotional: ({ promotional_banner_url }: PromotionalBanners) => promotional_banner_url,
  bottom: ({ bottom_section_banner_full_url }: PromotionalBanners) => bottom_section_banner_full_url,
};

/** A fixed banner of the module's home across the page, where there is one, with its words on it (HOM-18). */
export function FixedBanner({ banner, title }: { banner: keyof typeof PICTURES; title: string }) {
  const { ref, near } = useNear<HTMLDivElement>();
  const { data } = useQuery({ ...promotionalBannersQuery(), enabled: near });
  const picture = data && PICTURES[banner](data);
  if (data && !picture) return null;
  return (
    <Frame ref={ref}>
      {picture ? (
        <TitledPicture
          src={picture}
          title={title}
          sizes="(min-width: 1240px) 1240px, 100vw"
          ratio={RATIO}
          size="headline"
        />
      ) : (
        <Place>
          <Skeleton height="100%" />
        </Place>
      )}
    </Frame>
  );
}
