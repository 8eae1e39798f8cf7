import styled from 'styled-components';
import { parcelVideoQuery } from '@souk/api-client';
import type { ParcelVideo } from '@souk/contracts';
import { MediaPicture, QuerySection } from '@souk/storefront';
import { media, Skeleton, tokens } from '@souk/ui';
import { stepsOf } from './steps.ts';
import { useText } from './texts/texts.ts';

const RATIO = 16 / 9;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[8]};

  ${media.from999} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
const Scene = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;
const Film = styled.video`
  inline-size: 100%;
  aspect-ratio: ${RATIO};
  object-fit: cover;
  background: ${tokens.color.sunken};
`;
const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[6]};
  counter-reset: step;
`;
const StepRow = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: ${tokens.space[4]};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    font: ${tokens.type.title};
  }
  h3 {
    font: ${tokens.type.subtitle};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;

/** The film that the banner's type names: one elsewhere, or one that was uploaded (PCL-2). */
function filmOf({ banner_type, banner_video, banner_video_content_full_url }: ParcelVideo): string | null {
  const films = { image: null, video: banner_video, video_content: banner_video_content_full_url };
  return films[banner_type] || null;
}

function Picture({ video }: { video: ParcelVideo }) {
  const t = useText();
  const film = filmOf(video);
  if (film)
    return (
      <Film
        src={film}
        poster={video.banner_image_full_url ?? undefined}
        aria-label={t('video.label')}
        controls
        muted
        playsInline
        preload="none"
      />
    );
  return (
    <MediaPicture
      src={video.banner_image_full_url}
      alt=""
      sizes="(min-width: 999px) 700px, 100vw"
      ratio={RATIO}
    />
  );
}

/** A film or picture of how parcels travel, with the three steps beside it (HOM-1, PCL-2). */
export function HowItWorks() {
  const t = useText();
  return (
    <QuerySection
      heading={t('sections.how')}
      query={parcelVideoQuery()}
      isEmpty={(video) => stepsOf(video).length === 0}
      skeleton={
        <Beside>
          <Skeleton height="22rem" radius="xl" />
          <Skeleton height="16rem" radius="l" />
        </Beside>
      }
    >
      {(video) => (
        <Beside>
          <Scene>
            <Picture video={video} />
          </Scene>
          <Steps>
            {stepsOf(video).map(({ title, text }, step) => (
              <StepRow key={step}>
                <h3>{title}</h3>
                <p>{text}</p>
              </StepRow>
            ))}
          </Steps>
        </Beside>
      )}
    </QuerySection>
  );
}
