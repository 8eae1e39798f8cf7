import styled from 'styled-components';
import { promotionalBannersQuery } from '@souk/api-client';
import { Skeleton, tokens } from '@souk/ui';
import { TitledPicture } from '../picture/titled-picture.tsx';
import { useNearQuery } from '../section/use-near-query.ts';

const RATIO = 24 / 7;

const Place = styled.div`
  aspect-ratio: ${RATIO};
`;
const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;

/** The banner that closes a module's home, across the page and with its words on it, where there is one (HOM-2, HOM-18). */
export function BottomBanner({ title }: { title: string }) {
  const { ref, data, failed } = useNearQuery(promotionalBannersQuery());
  const picture = data?.bottom_section_banner_full_url;
  if (failed || (data && !picture)) return null;
  return (
    <Frame ref={ref} aria-busy={!data || undefined}>
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
