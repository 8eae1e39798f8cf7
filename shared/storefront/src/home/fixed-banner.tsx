import styled from 'styled-components';
import { promotionalBannersQuery } from '@souk/api-client';
import type { PromotionalBanners } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { MediaPicture } from '../picture/media-picture.tsx';
import { useNear } from '../section/use-near.ts';

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;

const PICTURES = {
  promotional: ({ promotional_banner_url }: PromotionalBanners) => promotional_banner_url,
  bottom: ({ bottom_section_banner_full_url }: PromotionalBanners) => bottom_section_banner_full_url,
};

/** A fixed banner of the module's home across the page, where there is one (HOM-18). */
export function FixedBanner({ banner, alt }: { banner: keyof typeof PICTURES; alt: string }) {
  const { ref, near } = useNear<HTMLDivElement>();
  const { data } = useQuery({ ...promotionalBannersQuery(), enabled: near });
  const picture = data && PICTURES[banner](data);
  if (data && !picture) return null;
  return (
    <Frame ref={ref}>
      <MediaPicture
        src={picture}
        alt={alt}
        sizes="(min-width: 1240px) 1240px, 100vw"
        ratio={4}
        fallback={<span />}
      />
    </Frame>
  );
}
