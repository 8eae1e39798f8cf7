import styled from 'styled-components';
import { campaignsQuery } from '@souk/api-client';
import { campaignPath } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Carousel, Skeleton, tokens } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { TitledPicture } from '../picture/titled-picture.tsx';
import { QuerySection } from '../section/query-section.tsx';

/** Two beside each other, one on a phone (PRO-7). */
const PER_VIEW = { base: 1, from600: 2 };
const VISIBLE = 2;
const RATIO = 5 / 2;
const SIZES = '(min-width: 1240px) 612px, (min-width: 600px) 48vw, 94vw';

const Slide = styled(DrawnLink)`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
`;
const Place = styled.div`
  aspect-ratio: ${RATIO};
`;

interface Props {
  heading: string;
  subtitle?: string;
}

/** Running campaigns of stores, each leading to its page (PRO-7). */
export function CampaignCarousel({ heading, subtitle }: Props) {
  const module = useReadable(useShell().module.current);
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      query={campaignsQuery()}
      isEmpty={(campaigns) => campaigns.length === 0}
      skeleton={
        <Carousel label={heading} perView={PER_VIEW}>
          {Array.from({ length: VISIBLE }, (_, slide) => (
            <Place key={slide}>
              <Skeleton height="100%" radius="l" />
            </Place>
          ))}
        </Carousel>
      }
    >
      {(campaigns) => (
        <Carousel label={heading} perView={PER_VIEW}>
          {campaigns.map((campaign) => (
            <Slide key={campaign.id} to={campaignPath(campaign, module?.id ?? 0)}>
              <TitledPicture
                src={campaign.image_full_url}
                title={campaign.title}
                text={campaign.description}
                sizes={SIZES}
                ratio={RATIO}
              />
            </Slide>
          ))}
        </Carousel>
      )}
    </QuerySection>
  );
}
