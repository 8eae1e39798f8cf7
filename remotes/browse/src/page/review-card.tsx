import styled from 'styled-components';
import type { Review, StoreReviews } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { CircleUser, Rating, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ReviewPictures } from './review-pictures.tsx';

const Card = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[3]};
`;
const Avatar = styled.div`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkFaint};
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  font: ${tokens.type.bodyStrong};

  time {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
  }
`;
const About = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Words = styled.p`
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
`;

/** What one customer says (POP-26); of which item, where more than one is spoken of. */
export function ReviewCard({ review }: { review: Review | StoreReviews['reviews'][number] }) {
  const t = useText();
  const formats = useFormats();
  const { customer_image_full_url: face, created_at: at } = review;
  const rating = formats.number(review.rating);
  return (
    <Card>
      <Avatar aria-hidden>
        {face ? <MediaPicture src={face} alt="" sizes="40px" ratio={1} /> : <CircleUser />}
      </Avatar>
      <div>
        <Head>
          <bdi>{review.customer_name || t('reviews.somebody')}</bdi>
          <Rating value={rating} text={t('reviews.rated', { rating })} />
          <time dateTime={at}>{formats.date(at)}</time>
        </Head>
        {'item_name' in review && (
          <About>
            <bdi>{review.item_name}</bdi>
          </About>
        )}
        {review.comment && (
          <Words>
            <bdi>{review.comment}</bdi>
          </Words>
        )}
        <ReviewPictures
          urls={review.picture_full_urls}
          name={review.customer_name || t('reviews.somebody')}
        />
      </div>
    </Card>
  );
}
