import styled from 'styled-components';
import { storePath } from '@souk/contracts';
import type { Promotion } from '@souk/contracts';
import { lineClamp, tokens, VisuallyHidden } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { RatingChip } from '../rating/rating-chip.tsx';
import { useText } from '../texts/texts.ts';
import { HighlightVideo } from './highlight-video.tsx';

const RATIO = 16 / 9;

const Slide = styled.article`
  position: relative;
  overflow: hidden;
  block-size: 100%;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding: ${tokens.space[4]};
`;
const Face = styled.div`
  grid-row: span 2;
  inline-size: 48px;
  border-radius: ${tokens.radius.round};
`;
const Title = styled.h3`
  font: ${tokens.type.subtitle};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};

  > :last-child:not(:only-child) {
    flex: none;
  }
`;
const Text = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
  ${lineClamp(2)}
`;
const StoreLink = styled(DrawnLink)`
  &:is(a)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A promotion: its picture or video, what it says, and the way to its store with the distance (PRO-5). */
export function HighlightSlide({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { store, title } = promotion;
  const video = promotion.add_type === 'video_promotion' ? promotion.video_attachment_full_url : null;
  return (
    <Slide aria-label={title}>
      {video ? (
        <HighlightVideo src={video} poster={promotion.cover_image_full_url} title={title} ratio={RATIO} />
      ) : (
        <MediaPicture
          src={promotion.cover_image_full_url}
          alt=""
          sizes="(min-width: 999px) 400px, (min-width: 670px) 48vw, 94vw"
          ratio={RATIO}
        />
      )}
      <Words>
        <Face>
          <MediaPicture src={promotion.profile_image_full_url} alt="" sizes="48px" ratio={1} />
        </Face>
        <Head>
          <Title>
            <StoreLink to={storePath(store)}>
              {title}
              <VisuallyHidden> {t('highlights.visit', { name: store.name })}</VisuallyHidden>
            </StoreLink>
          </Title>
          {promotion.is_rating_active === 1 && (
            <RatingChip
              of={{ avg_rating: promotion.average_rating, rating_count: promotion.reviews_comments_count }}
              hideCount={promotion.is_review_active !== 1}
            />
          )}
        </Head>
        <Text>{promotion.description}</Text>
      </Words>
    </Slide>
  );
}
